import type { PurchaseValues } from './purchase-values.ts';

/** What was typed before the shopper went back to the cart. In memory only: gone with the tab, never on the server. */
let draft: { values: PurchaseValues; basis: string } | null = null;

/** The payment method is that of another cart once the subtotal or the address has changed (PAY-012). */
export function readDraft(basis: string): PurchaseValues | null {
  if (!draft) return null;
  return draft.basis === basis ? draft.values : { ...draft.values, payment_choice: '' };
}

/** Called by what only a browser does: typing and placing the order. */
export function writeDraft(values: PurchaseValues | null, basis = ''): void {
  // The location is the cart's, which forgets it (CART-064).
  draft = values && { values: { ...values, location_id: '', delivery_preference: '' }, basis };
}
