"""The tests run against a live server: PHONEBOOTH_URL=… PHONEBOOTH_KEY=… python3 -m unittest discover -s tests -t . (in clients/python)."""
