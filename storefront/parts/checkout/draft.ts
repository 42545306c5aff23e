import type { PurchaseValues } from './purchase-values.ts';

/** What was typed before the shopper went back to the cart. In memory only: gone with the tab, never on the server. */
let draft: PurchaseValues | null = null;

export function readDraft(): PurchaseValues | null {
  return draft;
}

/** Called by what only a browser does: typing and placing the order. */
export function writeDraft(values: PurchaseValues | null): void {
  // The location is the cart's, which forgets it (CART-064).
  draft = values && { ...values, location_id: '', delivery_preference: '' };
}
