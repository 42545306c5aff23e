import type { GoodsKind } from '../../contract/goods-kind.ts';
import * as m from '../../messages/compiled/messages.js';

/** Kinds of goods, as owners call them. */
export const goodsNames: Readonly<Record<GoodsKind, () => string>> = {
  printed_book: m.desksetup_kind_printed_book,
  audiobook: m.desksetup_kind_audiobook,
  audiobook_download: m.desksetup_kind_audiobook_download,
  ebook: m.desksetup_kind_ebook,
  periodical: m.desksetup_kind_periodical,
  non_book: m.desksetup_kind_non_book,
  ticket: m.desksetup_kind_ticket,
  shipping: m.desksetup_kind_shipping,
  gift_card: m.desksetup_kind_gift_card,
};
