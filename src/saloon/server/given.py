"""What a route is given beside what was sent: the house, and whoever asks."""

from __future__ import annotations

from litestar.di import NamedDependency

from saloon.server.asker import Asker
from saloon.server.house import House

GivenHouse = NamedDependency[House]
GivenAsker = NamedDependency[Asker]
GivenVisitor = NamedDependency[Asker | None]
