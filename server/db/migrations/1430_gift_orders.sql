-- Orders that go to the address of a gift registry: `ship_to` names it, so that its address leaves them when it is deleted.
create index customer_order_gift on customer_order (placed_at) where ship_to ? 'gift_registry';
