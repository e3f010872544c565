"""For whoever runs the house: health, figures, logs, backup, and a hand to put things right."""
