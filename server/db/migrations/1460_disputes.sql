-- When the provider first said that the cardholder disputes it; null = never.
alter table payment add column disputed_at timestamptz;
