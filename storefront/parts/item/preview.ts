import type { Offer, Title, TitleRow } from '../../../contract/title.ts';
import * as m from '../../../messages/compiled/messages.js';

/** What the page before knew of a title, in the shape of a whole one; everything else is still empty (ITEM-006). */
export function previewOf(row: TitleRow): Title {
  return {
    ...row,
    // A list of bargains has them first; the page does not.
    available: [...row.available]
      .sort((a, b) => Number(b.code === 'NEW') - Number(a.code === 'NEW'))
      .map((offer) => previewOffer(row, offer)),
    rank: null,
    multistore_available: [],
    at_other_locations: 0,
    edition: '',
    imprint: '',
    illustrations: '',
    isbn: '',
    isbn_type: '',
    upc: '',
    upc_type: '',
    pages: null,
    width: null,
    height: null,
    thickness: null,
    weight: null,
    carton_qty: null,
    audience: '',
    awards: [],
    subjects: [],
    description: '',
    table_of_contents: '',
    excerpt: '',
    bio: [],
    reviews: [],
    comments: wholeComment(row),
    media: [],
    interiors: [],
    interior_objects: [],
    has_interiors: false,
    digital: '',
    ebook_url: '',
    language_code: '',
    has_libro_audiobook: false,
    events: [],
  };
}

/** A row cuts a long note short: showing that first would move everything below it when the whole one comes. */
function wholeComment({ comment }: TitleRow): Title['comments'] {
  return comment && !comment.text.endsWith('…') ? [comment] : [];
}

/** What the page says of a copy that is not in stock does not depend on the hour: it need not wait for the server. */
function previewOffer({ is_forthcoming }: TitleRow, offer: Offer): Offer {
  if (!offer.cartable || offer.onhand > 0 || offer.status === 'elsewhere') return offer;
  if (is_forthcoming) return { ...offer, text: m.item_forthcoming_undated() };
  return {
    ...offer,
    text: offer.onorder > 0 ? offer.text : m.item_orderable(),
    promise: m.item_promise_order(),
  };
}
