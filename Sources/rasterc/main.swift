print("rasterc")
