import { isTicket } from '../../contract/goods-kind.ts';
import type { TitleRow } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { digitalKind } from '../pricing/digital.ts';
import type { OfferView } from '../pricing/offers.ts';
import { titleRows } from '../title/rows.ts';
import { findTitleId } from './queries.ts';

/** A copy stands in one of the store's shops, in whichever condition. */
export const isHere = ({ available }: TitleRow): boolean => available.some((offer) => offer.onhand > 0);

/** What a new copy costs, in cents. */
export const priceOf = ({ available }: TitleRow): number | null =>
  available.find((offer) => offer.code === 'NEW')?.price ?? null;

/** Alerts look at all shops of a store together. */
export const everywhere = (
  { store, now }: Pick<Context, 'store' | 'now'>,
  showPrices: boolean,
): OfferView => ({
  store,
  locationId: null,
  showPrices,
  now,
});

/** Roles of those whose new books readers wait for (ONIX list 17): author, co-author, text by, illustrator, editor. */
const waitedFor = new Set(['A01', 'A02', 'A03', 'A12', 'B01']);
const mostAuthors = 3;

/**
 * What can be asked for at a title.
 *
 * @throws the refusal `not_found`.
 */
export async function choicesAt(ctx: Context, eisbn: string) {
  const id = await findTitleId(ctx.q, eisbn);
  const [row] = id === null ? [] : await titleRows(ctx.q, everywhere(ctx, ctx.showPrices), [id]);
  if (id === null || !row) throw refuse('not_found', m.refusal_not_found_title());
  const isBook = !row.is_giftcard && !isTicket(row);
  const names = row.authors.filter(({ role }) => waitedFor.has(role)).map(({ name }) => name);
  return {
    id,
    title: row.title,
    isHere: isHere(row),
    canArrive: isBook && digitalKind(row) === '',
    price: isBook ? priceOf(row) : null,
    series: isBook ? row.series : '',
    authors: isBook ? [...new Set(names)].slice(0, mostAuthors) : [],
  };
}
