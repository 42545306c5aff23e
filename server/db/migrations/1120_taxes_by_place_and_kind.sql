-- A rate in parts per million: 9.975 % is 99,750. Basis points could not hold it.
alter table tax_rate add column rate_ppm int not null default 0 check (rate_ppm between 0 and 1000000);
update tax_rate set rate_ppm = rate_bp * 100;
alter table tax_rate alter column rate_ppm drop default;
alter table tax_rate drop column rate_bp;

-- Where a rate holds, when not at one location: a country (ISO 3166-1), a region of it (second part of ISO 3166-2), postal codes
-- that begin so (capitals, no spaces). All empty = everywhere.
alter table tax_rate add column country text not null default '' check (country ~ '^([A-Z]{2})?$');
alter table tax_rate add column region text not null default '';
alter table tax_rate add column postal_prefixes text[] not null default '{}';
-- Kinds of goods (contract/goods-kind.ts); none = all but gift cards.
alter table tax_rate add column kinds text[] not null default '{}';
-- Written from the tables that Handsell knows, and replaced with them; false = the owner's own.
alter table tax_rate add column is_known boolean not null default false;
alter table tax_rate add constraint tax_rate_place check (
  (location_id is null or country = '') and (country <> '' or (region = '' and postal_prefixes = '{}')));
create index tax_rate_store on tax_rate (store_id);

-- What a refund is computed from: the rates of the sale, and of each line the kind. '' and [] in orders from before.
alter table customer_order add column tax_rates jsonb not null default '[]';
alter table order_line add column goods_kind text not null default '';
