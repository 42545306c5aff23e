-- Where covers come from. A title shows one when title.cover_cache is not empty.
create table title_cover (
  title_id int primary key references title on delete cascade,
  -- Its picture in the image store, such as covers/9780000000002-k3x9.jpg; '' = none. A title with a cover but no row
  -- here has its picture under covers/{eisbn}.{svg,jpg,png,webp}.
  image_key text not null default '',
  -- 'file': the shop gave it, and no link replaces it; else the web address it was fetched from.
  origin text not null default '',
  -- Somebody looked at the title without a cover, or its link has changed: the job fetches what is wanted.
  wanted_at timestamptz,
  -- The last try to fetch one, the address that was tried, and what came of it ('' = the cover).
  tried_at timestamptz,
  tried text not null default '',
  problem text not null default ''
);
create index title_cover_wanted on title_cover (wanted_at) where wanted_at is not null;
