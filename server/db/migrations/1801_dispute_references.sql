-- Which dispute of a payment the other columns are about, by the provider's reference: a payment can be disputed again. null = not said.
alter table payment add column dispute_reference text;
