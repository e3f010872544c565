"""What is kept of finished games: results, ratings, people's pages, the archive and its replays."""
