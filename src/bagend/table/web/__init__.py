"""The web server: routes, pages and static files."""
