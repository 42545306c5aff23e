-- Staff look for a gift card by the end of its number, or by whom it was sent to.
create index gift_card_last_four on gift_card (store_id, last_four);
create index gift_card_sale_card on gift_card_sale (gift_card_id) where gift_card_id is not null;
create index gift_card_sale_email on gift_card_sale (store_id, lower(recipient_email)) where recipient_email <> '';
create index gift_card_sale_name on gift_card_sale (store_id, lower(sent_to) text_pattern_ops) where sent_to <> '';
