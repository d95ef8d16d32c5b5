title = Adventure to Mount Doom
