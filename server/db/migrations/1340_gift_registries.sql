-- Lists of titles that customers wish for, with how many copies; others buy them.
create table gift_registry (
  -- Random: it is in the address that the owner shares, so it must not be guessed. A link that is revoked gets another.
  id bigint primary key check (id between 1 and 9007199254740991),
  customer_id int not null references customer on delete cascade,
  title text not null,
  occasion text not null check (occasion in ('Birthday', 'Wedding', 'Baby', 'School', 'Holiday', 'Bookfair', 'Other')),
  -- Plain text.
  description text not null,
  -- Who sees it beside the owner: no one, who has the link, or who searches by name too.
  visibility text not null default 'link' check (visibility in ('private', 'link', 'search')),
  shipping_encouraged boolean not null default false,
  -- Of the owner's address book; 0 = the account's own address, null = none.
  shipping_id int,
  -- The last day on which others buy from it, by the clock of the store.
  deadline date,
  store_can_edit boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index gift_registry_customer on gift_registry (customer_id);

create table gift_registry_item (
  registry_id bigint not null references gift_registry on delete cascade on update cascade,
  title_id int not null references title on delete cascade,
  quantity int not null check (quantity between 1 and 999),
  added_at timestamptz not null default now(),
  primary key (registry_id, title_id)
);
create index gift_registry_item_title on gift_registry_item (title_id);

-- A registry that a line names may be gone: the line is then for no registry.
alter table cart_line alter column gift_registry_id type bigint;

-- What was bought for a registry: how many copies of the line were still wanted. Copies that are canceled or refunded count no more.
alter table order_line add column gift_registry_id bigint references gift_registry on delete set null on update cascade;
alter table order_line add column registry_quantity int not null default 0 check (registry_quantity between 0 and quantity);
create index order_line_registry on order_line (gift_registry_id, title_id) where gift_registry_id is not null;
