-- search_words for an index: PostgreSQL computes those with an empty search path.
create function order_words(given text) returns tsvector language sql immutable strict parallel safe
  set search_path from current as $$ select to_tsvector('simple', search_words(given)) $$;

-- How the back office finds orders: those that someone has to work on, and any by what a customer says on the phone.
create index customer_order_open on customer_order (store_id, placed_at, id)
  where status in ('quote_requested', 'placed', 'partly_shipped', 'ready_for_pickup');
create index customer_order_name on customer_order using gin (order_words(name));
create index customer_order_email on customer_order (lower(email) text_pattern_ops);
-- People say the last digits.
create index customer_order_phone on customer_order (reverse(phone) text_pattern_ops);
create index order_line_eisbn on order_line (eisbn, order_id);
create index order_line_title on order_line using gin (order_words(title));
create index mail_order on mail ((data->>'order_number')) where data ? 'order_number';
create index mail_failed on mail (store_id) where status = 'failed';
create index payment_step_refused on payment_step (payment_id) where state = 'refused';
create index payment_disputed on payment (store_id, disputed_at) where disputed_at is not null;

-- What staff note about an order; the customer never sees it.
create table order_note (
  id bigint generated always as identity primary key,
  order_id bigint not null references customer_order on delete cascade,
  body text not null,
  -- 'staff 3', as in order_event.
  made_by text not null,
  at timestamptz not null default now()
);
create index order_note_order on order_note (order_id);
