import * as m from '../../../messages/compiled/messages.js';

/** What was done on the page of one list. A removal says it with a way back (put-back.tsx). */
export const itemSentences = {
  item_back: m.lists_item_back,
  moved: m.lists_moved,
  note_saved: m.lists_note_saved,
  copied: m.lists_copied,
  imported: m.listimport_done,
  cart_copied: m.lists_cart_copied,
  bought_removed: m.lists_bought_removed,
  in_cart: m.lists_in_cart,
  shared: m.lists_share_on,
  unshared: m.lists_share_off,
} as const;
