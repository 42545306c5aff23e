import { maxCopies } from '../../contract/cart-limits.ts';
import { readGiftCardNotes } from '../../contract/gift-card.ts';
import { giftCardLimits } from '../../contract/gift-card-rules.ts';
import type { Offer } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { type CardStore, soldCardOf } from './sold-cards.ts';

/** The offer of a gift card in a cart: it costs what is loaded on it, and none is ever sold out. */
export function cardOffer(
  { store, showPrices }: { store: CardStore; showPrices: boolean },
  line: { eisbn: string; notes: unknown },
): Offer {
  const notes = readGiftCardNotes(line.notes);
  const sold = soldCardOf(store, line.eisbn);
  const { min, max } = giftCardLimits(store.settings.store_info);
  const price = notes?.giftcard_price ?? null;
  const cartable =
    sold !== undefined &&
    notes?.gift_card_info.emailed === sold.emailed &&
    price !== null &&
    price >= min * 100 &&
    price <= max * 100;
  const shown = showPrices ? price : null;
  return {
    code: 'NEW',
    text: cartable ? cardText(store, sold.emailed) : m.item_unavailable(),
    ...(!cartable && { status: 'unavailable' as const }),
    message: '',
    sub_message: '',
    note: '',
    row_price: shown,
    price: shown,
    discount: 0,
    onhand: maxCopies,
    onorder: 0,
    used: false,
    is_extra_orderable: false,
    is_large_print: false,
    bm_class: '',
    availability: 'available',
    cartable,
  };
}

function cardText({ settings }: CardStore, emailed: boolean): string {
  return emailed ? settings.store_info.giftcard_emailed_label || m.giftcard_emailed() : m.giftcard_printed();
}
