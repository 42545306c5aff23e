-- The shop's own pictures, by the path that settings of blocks name (BLOCK-011). Their bytes lie in the image store.
create table picture (
  store_id int not null references store on delete cascade,
  -- 'shop/front-door.jpg': folders and a name, with the ending of its format.
  path text not null check (path ~ '^[a-zA-Z0-9_-]+(/[a-zA-Z0-9_-]+)*\.(svg|jpg|png|webp|gif)$'),
  -- Changes with the picture; part of its addresses.
  cache text not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  primary key (store_id, path)
);
