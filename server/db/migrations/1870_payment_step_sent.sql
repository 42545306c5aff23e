-- When a step last went to a provider that may be late to know of it.
alter table payment_step add column sent_at timestamptz;
