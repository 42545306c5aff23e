import type { Offer } from '../../contract/title.ts';
import type { ImportedTitle } from '../../contract/whole-cart.ts';
import * as m from '../../messages/compiled/messages.js';
import { Refusal } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { backorderText } from '../pricing/backorder-text.ts';
import { offerOf, suppliesOf } from '../pricing/offers.ts';
import { checkCounts, checkOffer } from './add-rules.ts';
import { readTitlesByEisbn } from './import-queries.ts';
import type { AddedTitle, LineRow } from './queries.ts';
import type { WantedCopies } from './wanted-copies.ts';

interface Judged {
  titles: ImportedTitle[];
  /** How many new copies of a title the cart would then hold. */
  added: { titleId: number; quantity: number }[];
}

/**
 * Which copies of a list can be bought here, by the rules of `cart/add`, on top of `lines`. Where there are too few copies,
 * takes as many as there are. Notes large print and copies to be ordered, since shoppers agree to them in the preview.
 */
export async function judgeCopies(
  ctx: Context,
  wanted: readonly WantedCopies[],
  lines: readonly LineRow[],
): Promise<Judged> {
  const found = await readTitlesByEisbn(
    ctx.q,
    wanted.map(({ isbn }) => isbn),
  );
  const byIsbn = new Map(found.map((title) => [title.eisbn, title]));
  const supplies = await suppliesOf(ctx.q, ctx, found);
  const present = new Map(lines.map((l) => [`${l.id} ${l.condition}`, l.quantity]));
  const added: Judged['added'] = [];
  let lineCount = lines.length;

  const titles = wanted.map(({ isbn, written, qty: asked }): ImportedTitle => {
    const title = byIsbn.get(isbn);
    const row = { isbn: isbn || written, qty: Math.max(0, asked), title: title?.title ?? '' };
    const leftOut = (note: string) => ({ ...row, success: false, note });
    if (!isbn) return leftOut(m.import_no_isbn());
    if (asked < 0) return leftOut(m.import_no_number());
    if (!title) return leftOut(m.import_unknown());
    const offer = offerOf(ctx, title, supplies.get(title.id) ?? [], 'NEW');
    const had = present.get(`${title.id} NEW`);
    const why = refusalIn(() => {
      checkOffer(title, offer);
      checkCounts(lineCount + (had === undefined ? 1 : 0), (had ?? 0) + asked);
    });
    if (why) return leftOut(why);
    const quantity = offer.is_extra_orderable ? asked : Math.min(asked, offer.onhand - (had ?? 0));
    if (quantity <= 0) return leftOut(m.refusal_not_enough_stock({ count: offer.onhand }));
    if (had === undefined) lineCount += 1;
    added.push({ titleId: title.id, quantity: (had ?? 0) + quantity });
    return {
      ...row,
      qty: quantity,
      success: true,
      note: noteOn(title, offer, (had ?? 0) + quantity, asked > quantity),
    };
  });
  return { titles, added };
}

/** The sentence of the refusal that is thrown; '' for none. */
function refusalIn(check: () => void): string {
  try {
    check();
    return '';
  } catch (e) {
    if (e instanceof Refusal) return e.message;
    throw e;
  }
}

function noteOn(title: AddedTitle, offer: Offer, quantity: number, isCut: boolean): string {
  const missing = Math.max(0, quantity - offer.onhand);
  return [
    isCut ? m.cart_only_in_stock({ onhand: offer.onhand }) : '',
    offer.is_large_print ? m.cart_large_print_edition() : '',
    backorderText(missing, title, offer.availability === 'forthcoming'),
  ]
    .filter(Boolean)
    .join(' · ');
}
