-- From when on an order may be without the person who placed it, who has been erased: while it may still be waited for, the
-- counter must know whose it is. Null = nobody has asked.
alter table customer_order add column forget_at timestamptz;
create index customer_order_forget on customer_order (forget_at) where forget_at is not null;
