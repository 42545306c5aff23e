-- What was answered to the shop's own questions at checkout: {form_header, values: [{label, value}]}, as the shopper saw
-- them, whatever becomes of the form.
alter table customer_order add column custom_form jsonb;
