"""Hypothesis profiles: `ci`, the default, tries the same examples every time; `deep` tries many new ones
(`HYPOTHESIS_PROFILE=deep make test`)."""

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "ci", max_examples=8, derandomize=True, deadline=None, database=None, suppress_health_check=SLOW
)
settings.register_profile("deep", max_examples=300, deadline=None, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
