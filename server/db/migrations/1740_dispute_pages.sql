alter table payment
  -- The provider's page where the shop answers to the dispute.
  add column dispute_page text,
  -- How often the provider was asked about this payment: what a later question was answered counts more than what an earlier one was.
  add column asked int not null default 0,
  -- The question whose answer the dispute's state is from.
  add column dispute_asked int not null default 0;

-- Disputes that are not decided: the provider is asked once a day, in case its message was lost.
create index payment_dispute_open on payment (next_check_at) where state = 'captured' and dispute_state = 'open';
