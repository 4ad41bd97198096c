"""The steps that build the site, a folder of static files, from the engine and the page."""
