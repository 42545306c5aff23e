-- When the shopper of a cart passed the human check for a card payment, which uses it up (checkout/setCaptcha).
alter table cart add column human_at timestamptz;
