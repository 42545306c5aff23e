-- The quote whose prices a cart has, as long as it holds what was quoted.
alter table cart add column quote_id bigint references quote (order_id) on delete set null;
create index cart_quote on cart (quote_id) where quote_id is not null;
