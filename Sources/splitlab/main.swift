print("splitlab")
