import { isTicket } from '../../contract/goods-kind.ts';
import type { SiteSettings } from '../../contract/store.ts';
import type { Title } from '../../contract/title.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { eventsOfTitle } from '../event-date/events-of-title.ts';
import { digitalKind } from '../pricing/digital.ts';
import { promisedOffer } from '../pricing/offer-promise.ts';
import { type OfferView, offerOf, offersOf, suppliesOf } from '../pricing/offers.ts';
import type { SupplyRow } from '../pricing/supply-row.ts';
import { sellerLink } from '../providers/seller-link.ts';
import { audienceText } from './audience-text.ts';
import { languageTag } from './language-name.ts';
import { lastOrdersOf } from './last-orders.ts';
import { mediaOf } from './media.ts';
import { readClass, readNeighbours, readSubjects, readTitlePage, type TitlePageRow } from './queries.ts';
import { rankTier } from './rank-tier.ts';
import { titleRow } from './rows.ts';
import { subjectsOf } from './subjects.ts';

export const getItem: Handler<'title/getItem'> = async (ctx, input) => {
  const page = await readTitlePage(ctx.q, ctx.store.id, input.eisbn);
  if (!page) throw refuse('not_found', m.item_not_found_title());
  const { settings } = ctx.store;
  const [supplies, subjects, neighbours, lastOrders, bm_class, events] = await Promise.all([
    suppliesOf(ctx.q, ctx, [page]),
    readSubjects(ctx.q, page.id),
    input.list_id ? readNeighbours(ctx.q, ctx.store.id, input.list_id, page.id) : undefined,
    lastOrdersOf(ctx, [page.id]),
    settings.bm_class_enabled ? readClass(ctx.q, ctx.store.id, page.id) : '',
    isTicket(page) ? [] : eventsOfTitle(ctx, page),
  ]);
  const lastOrder = lastOrders.get(page.id);
  const supply = supplies.get(page.id) ?? [];
  const offers = offersOf(ctx, page, supply).map((offer) => ({
    ...(isTicket(page) ? offer : promisedOffer(ctx, page, offer)),
    bm_class,
  }));
  const row = titleRow(ctx, page, offers);
  const elsewhere = isTicket(page) ? [] : otherLocations(ctx, page, supply);
  return {
    ...row,
    ...details(page),
    ...handOffs(ctx.store.settings, page),
    rank: settings.hide_sales_rank ? null : rankOf(page.sales_rank, row.is_forthcoming),
    subjects: subjectsOf(subjects),
    events,
    multistore_available: elsewhere,
    at_other_locations: elsewhere.length,
    ...(lastOrder ? { last_order: lastOrder } : {}),
    ...(neighbours ? { in_list: true } : {}),
    ...(neighbours?.previous ? { list_previous_eisbn: neighbours.previous } : {}),
    ...(neighbours?.next ? { list_next_eisbn: neighbours.next } : {}),
  };
};

/** The middle stays hidden until title/getProductCode reveals it (ITEM-040). */
function masked(isbn: string): string {
  return `${isbn.slice(0, 4)}…${isbn.slice(-4)}`;
}

function details(t: TitlePageRow) {
  return {
    edition: t.edition,
    language_code: languageTag(t.language),
    imprint: t.imprint,
    illustrations: t.illustrations,
    isbn: masked(t.eisbn),
    isbn_type: /^97[89]/.test(t.eisbn) ? 'ISBN-13' : 'EAN',
    upc: t.upc,
    upc_type: t.upc ? 'UPC' : '',
    pages: t.pages,
    width: t.width,
    height: t.height,
    thickness: t.thickness,
    weight: t.weight,
    carton_qty: t.carton_qty,
    audience: audienceText(t),
    awards: t.awards,
    description: t.description,
    table_of_contents: t.table_of_contents,
    excerpt: t.excerpt,
    bio: t.bio,
    reviews: t.reviews.map((r) => ({
      content: r.content,
      author: r.author ?? '',
      source_title: r.source_title ?? '',
    })),
    comments: t.comments,
    media: mediaOf(t.media),
    interiors: t.interiors.map((i) => `/images/interior/${i.key}/${i.cb}/960.webp`),
    interior_objects: t.interiors,
    has_interiors: t.interiors.length > 0,
  };
}

/** Other sellers have the files of a work; without such a seller the shop speaks of none. */
function handOffs(settings: SiteSettings, t: TitlePageRow) {
  const own = digitalKind(t);
  const files = [...(own ? [t] : []), ...t.files];
  const ebook = files.find((f) => digitalKind(f) === 'ebook');
  const facts = { title: t.title, author: t.authors[0]?.name ?? '' };
  return {
    digital: own,
    ebook_url: ebook ? sellerLink(settings.ebook_seller.item_url, { isbn: ebook.eisbn, ...facts }) : '',
    has_libro_audiobook:
      settings.audiobook_seller.item_url !== '' && files.some((f) => digitalKind(f) === 'audiobook'),
  };
}

function rankOf(rank: number | null, forthcoming: boolean): Title['rank'] {
  if (rank === null) return null;
  return { rank, bestseller: !forthcoming, tier: rankTier(rank, !forthcoming) };
}

/** The store's other places that have copies, with what they have. */
function otherLocations(
  view: OfferView,
  title: TitlePageRow,
  supply: readonly SupplyRow[],
): Title['multistore_available'] {
  return view.store.locations
    .filter((l) => l.location_id !== view.locationId)
    .map((l) => {
      const local = supply.filter((r) => r.location_id === null || r.location_id === l.location_id);
      const there = { ...view, locationId: l.location_id };
      const available = (['NEW', 'USED', 'REMAINDER'] as const)
        .map((condition) => offerOf(there, title, local, condition))
        .filter((o) => o.onhand > 0 && o.cartable);
      return { location_id: l.location_id, name: l.altname, available };
    })
    .filter((location) => location.available.length > 0);
}
