-- What store_payment comes to, in the order itself: lists of orders are narrowed by what is open of each.
alter table customer_order add column paid_in_store int not null default 0 check (paid_in_store >= 0);
update customer_order o set paid_in_store = p.amount
from (select order_id, sum(amount)::int as amount from store_payment where undone_at is null group by order_id) p
where p.order_id = o.id;

create function sum_store_payments() returns trigger language plpgsql as $$
begin
  update customer_order set paid_in_store =
    (select coalesce(sum(amount), 0) from store_payment where order_id = new.order_id and undone_at is null)
  where id = new.order_id;
  return null;
end $$;
create trigger store_payment_sum after insert or update on store_payment
  for each row execute function sum_store_payments();

-- 1 = something is open, 0 = paid, -1 = the shop has taken more than is due: as `balance` in server/order/payment-state.ts.
create index customer_order_balance on customer_order (
  store_id,
  sign(case when status in ('placed', 'ready_for_pickup', 'partly_shipped', 'shipped', 'collected') then total_owing else 0 end - paid_in_store),
  placed_at, id)
  where status in ('placed', 'ready_for_pickup', 'partly_shipped', 'shipped', 'collected') or paid_in_store > 0;
