def sections(view, data, words):
    return []
