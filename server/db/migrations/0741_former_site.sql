-- Accounts that still buy at the shop's former site (V1_URL): choosing one hands the shopper over.
alter table customer add column former_site boolean not null default false;
