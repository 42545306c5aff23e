-- How a cart is delivered: the address as it was chosen (contract/shipping.ts, null = none), the way among those of the delivery
-- type ('' = none), and whether copies to come follow in a second shipment.
alter table cart add column ship_to jsonb;
alter table cart add column provider text not null default '';
alter table cart add column multiship_method text not null default 'all' check (multiship_method in ('all', 'batched'));

-- The same of an order, with the business days that were promised (0 = none). Shipping that the shop still computes is 0 so far.
alter table customer_order add column ship_to jsonb;
alter table customer_order add column provider text not null default '';
alter table customer_order add column multiship_method text not null default 'all'
  check (multiship_method in ('all', 'batched'));
alter table customer_order add column delivery_min int not null default 0;
alter table customer_order add column delivery_max int not null default 0;
alter table customer_order add column is_shipping_tbd boolean not null default false;
