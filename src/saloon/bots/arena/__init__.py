"""Who plays better, and how sure is that?"""
