-- Events whose titles name an author: shown on the pages of their books and in search results.
create index event_title_words on event using gin (to_tsvector('simple', title));
