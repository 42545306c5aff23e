-- Two cards of one kind with different amounts or messages are two lines of a cart.
alter table cart_line drop constraint cart_line_cart_id_title_id_condition_key;
alter table cart_line add constraint cart_line_goods unique (cart_id, title_id, condition, notes);

-- What was said about a gift card (contract/gift-card.ts); {} of other goods.
alter table order_line add column notes jsonb not null default '{}';
