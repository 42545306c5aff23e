-- What an order has got from a provider, and given back, in cents; both follow from the ledger.
alter table customer_order add column paid int not null default 0 check (paid >= 0);
alter table customer_order add column refunded int not null default 0 check (refunded >= 0);

-- Tries to pay for what is in the cart that failed, one after the other.
alter table cart add column payment_failures int not null default 0;

-- Money asked for at a provider. Written before the provider hears of it.
create table payment (
  id bigint generated always as identity primary key,
  store_id int not null references store,
  -- null: money at the provider of which no order of the shop is known.
  order_id bigint unique references customer_order,
  -- Whose goods it is for, until it is settled.
  cart_id bigint references cart on delete set null,
  -- Ours, at the provider: the idempotency key, and what it is found by.
  key text not null unique,
  provider text not null,
  amount int not null check (amount > 0),
  currency text not null,
  -- Only authorized at first; taken when the order is ready.
  hold boolean not null default false,
  state text not null default 'open'
    check (state in ('open', 'authorized', 'captured', 'declined', 'voided', 'stray')),
  -- The provider's; '' = its answer is not known yet.
  reference text not null default '',
  -- 'Visa ending in 4242'
  label text not null default '',
  -- Why it was declined, or is stray.
  reason text not null default '',
  -- What the shopper has to do, of an open payment.
  step jsonb,
  created_at timestamptz not null,
  -- When the provider was last sent it; null = never.
  started_at timestamptz,
  -- An open payment is given up after this, an authorization taken.
  due_at timestamptz not null,
  next_check_at timestamptz not null,
  checks int not null default 0,
  last_error text not null default ''
);
create index payment_due on payment (next_check_at) where state in ('open', 'authorized');
create index payment_cart on payment (cart_id) where cart_id is not null;
create index payment_store on payment (store_id, id desc);
create index payment_reference on payment (provider, reference);
-- Two tabs never have a payment each for one cart.
create unique index payment_open_cart on payment (cart_id) where state = 'open';

-- What is to be done with a payment, sent to the provider by the job settle-payments.
create table payment_step (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payment on delete cascade,
  key text not null unique,
  kind text not null check (kind in ('capture', 'void', 'refund')),
  amount int not null check (amount > 0 or kind = 'void'),
  state text not null default 'open' check (state in ('open', 'done', 'refused')),
  reference text not null default '',
  -- The provider's sentence, of a refused one.
  reason text not null default '',
  -- 'command line', 'staff 3', 'order ready'
  created_by text not null,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  attempts int not null default 0
);
create index payment_step_payment on payment_step (payment_id);
create index payment_step_due on payment_step (next_attempt_at) where state = 'open';

-- Double entry: each cent goes from one account (credit) to another (debit). Entries are only ever added.
create table ledger_entry (
  id bigint generated always as identity primary key,
  store_id int not null references store,
  order_id bigint references customer_order,
  payment_id bigint references payment,
  debit text not null,
  credit text not null,
  amount int not null check (amount > 0),
  currency text not null,
  -- The event, such as 'captured:17': no event is booked twice.
  reference text not null unique,
  at timestamptz not null,
  check (debit <> credit)
);
create index ledger_entry_order on ledger_entry (order_id) where order_id is not null;
create index ledger_entry_store on ledger_entry (store_id, id);
create function ledger_entry_final() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger changes only by new entries';
end $$;
create trigger ledger_entry_final before update or delete on ledger_entry
  for each row execute function ledger_entry_final();

-- At commit: gift cards + paid + owing = total, and what was paid and given back is what the ledger says.
create function check_order_money() returns trigger language plpgsql as $$
declare
  o customer_order;
  gift_cards int;
  booked_paid int;
  booked_refunds int;
begin
  select * into o from customer_order where id = new.id;
  -- Deleted since, or a quote or an order that came to nothing.
  if o.id is null then return null; end if;
  select coalesce(sum(case when credit = 'receivable' then amount end), 0),
         coalesce(sum(case when debit = 'refunds' then amount end), 0)
    into booked_paid, booked_refunds from ledger_entry where order_id = o.id and payment_id is not null;
  if o.paid <> booked_paid or o.refunded <> booked_refunds then
    raise exception 'order %: paid % and refunded %, but the ledger has % and %',
      o.order_number, o.paid, o.refunded, booked_paid, booked_refunds;
  end if;
  if o.refunded > o.paid then
    raise exception 'order %: more refunded than paid', o.order_number;
  end if;
  if o.status in ('canceled', 'payment_failed', 'quote_requested') then return null; end if;
  select coalesce(-sum(amount), 0) into gift_cards from gift_card_entry
    where order_id = o.id and kind in ('redeemed', 'released');
  if gift_cards + o.paid + o.total_owing <> o.total then
    raise exception 'order %: gift cards % + paid % + owing % is not the total %',
      o.order_number, gift_cards, o.paid, o.total_owing, o.total;
  end if;
  return null;
end $$;
create constraint trigger order_money after insert or update of paid, refunded, total, total_owing, status on customer_order
  deferrable initially deferred for each row execute function check_order_money();

create function check_booked_order() returns trigger language plpgsql as $$
begin
  if exists (select from customer_order o where o.id = new.order_id and (o.paid, o.refunded) <> (
    select coalesce(sum(case when credit = 'receivable' then amount end), 0)::int,
           coalesce(sum(case when debit = 'refunds' then amount end), 0)::int
    from ledger_entry where order_id = o.id and payment_id is not null)) then
    raise exception 'the ledger and order % disagree', new.order_id;
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_order after insert on ledger_entry
  deferrable initially deferred for each row when (new.order_id is not null) execute function check_booked_order();
