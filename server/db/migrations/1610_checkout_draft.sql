-- What was entered at the checkout so far (contract/checkout-draft.ts, null = nothing), and the payment method that was chosen
-- ('' = none). Another subtotal clears the choice (PAY-012).
alter table cart add column extras jsonb;
alter table cart add column payment_choice text not null default '';
alter table cart add column payment_subtotal int not null default 0;
