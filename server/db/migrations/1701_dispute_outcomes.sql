-- What became of a dispute at the provider, as far as it says so; null = it says no more than that there is one.
alter table payment
  add column dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  -- Cents that the cardholder asks for.
  add column dispute_amount int check (dispute_amount >= 0),
  -- Until when the shop can answer.
  add column dispute_due_at timestamptz;
