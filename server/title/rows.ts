import { isTicket } from '../../contract/goods-kind.ts';
import type { TitleRow } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import { locatedOffer } from '../pricing/offer-promise.ts';
import { byTitle, leadingOffer, locationIdsOf, type OfferView, offersOf } from '../pricing/offers.ts';
import { dayIn, isForthcoming, releaseSeconds } from '../pricing/release-date.ts';
import { withTickets } from '../pricing/ticket-supply.ts';
import { firstWords } from './first-words.ts';
import { languageName } from './language-name.ts';
import { readFirstComments, readListing, type TitleRecordRow } from './queries.ts';

/** Titles as rows and cards show them, in the order of `ids`; unknown and deleted ones are left out. */
export async function titleRows(q: Query, view: OfferView, ids: readonly number[]): Promise<TitleRow[]> {
  if (ids.length === 0) return [];
  const { titles, supply } = await readListing(q, view.store.id, locationIdsOf(view), ids);
  const supplies = await withTickets(q, view, titles, byTitle(supply));
  const offers = (t: TitleRecordRow) =>
    offersOf(view, t, supplies.get(t.id) ?? []).map((offer) =>
      isTicket(t) ? offer : locatedOffer(view, offer),
    );
  const rows = new Map(titles.map((t) => [t.id, titleRow(view, t, offers(t))]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Titles as rows, with the first words of what the store's staff say of each: one question more for all of them. */
export async function titleRowsWithComments(
  q: Query,
  view: OfferView,
  ids: readonly number[],
): Promise<TitleRow[]> {
  if (ids.length === 0) return [];
  const [rows, found] = await Promise.all([
    titleRows(q, view, ids),
    readFirstComments(q, view.store.id, ids),
  ]);
  const comments = new Map(
    found.map(({ eisbn, author, text }) => [eisbn, { author, text: firstWords(text) }]),
  );
  return rows.map((row) => {
    const comment = comments.get(row.eisbn);
    return comment ? { ...row, comment } : row;
  });
}

/** The people of a title as the wire has them. */
export const titleAuthors = (authors: TitleRecordRow['authors']): TitleRow['authors'] =>
  authors.map((a) => ({ name: a.name, canadian: a.canadian ?? false, role: a.role ?? 'A01' }));

/** One row of the table with its offers, as the wire wants it. */
export function titleRow(view: OfferView, t: TitleRecordRow, available: TitleRow['available']): TitleRow {
  return {
    eisbn: t.eisbn,
    title: t.title,
    subtitle: t.subtitle,
    authors: titleAuthors(t.authors),
    series: t.series,
    series_num: t.series_number,
    binding: t.binding,
    binding_code: t.binding_code,
    publisher: t.publisher,
    language: languageName(t.language),
    // A gift card was never published, whatever its record says.
    release_date: t.is_giftcard ? null : releaseSeconds(t.release_date),
    is_forthcoming: isForthcoming(t, dayIn(view.store.timeZone, view.now)),
    is_giftcard: t.is_giftcard,
    is_large_print: t.is_large_print,
    list_price_usa: view.showPrices ? t.list_price_usa : null,
    list_price_can: view.showPrices ? t.list_price_can : null,
    price: leadingOffer(available)?.price ?? null,
    available,
    cover_image_cache: t.cover_cache,
    cover_ratio: t.cover_ratio,
    summary: t.summary,
  };
}

/** A row shows and sells the first copy that can be bought: here the used or remaindered one, if there is one. */
export function withBargainFirst(row: TitleRow): TitleRow {
  const available = [...row.available].sort((a, b) => Number(a.code === 'NEW') - Number(b.code === 'NEW'));
  return { ...row, available, price: leadingOffer(available)?.price ?? null };
}
