import type { Title } from '../../contract/title.ts';
import type { Handler } from '../context.ts';
import { type OfferView, offerOf, offersOf, shelvesOf } from '../pricing/offers.ts';
import type { ShelfRow } from '../pricing/shelf-row.ts';
import { refuse } from '../refusal.ts';
import { audienceText } from './audience-text.ts';
import { mediaOf } from './media.ts';
import { readNeighbours, readSubjects, readTitlePage, type TitlePageRow } from './queries.ts';
import { rankTier } from './rank-tier.ts';
import { titleRow } from './rows.ts';
import { subjectsOf } from './subjects.ts';

export const getItem: Handler<'title/getItem'> = async (ctx, input) => {
  const page = await readTitlePage(ctx.q, ctx.store.id, input.eisbn);
  if (!page) throw refuse('not_found', 'No Results');
  const [shelves, subjects, neighbours] = await Promise.all([
    shelvesOf(ctx.q, ctx, [page]),
    readSubjects(ctx.q, page.id),
    input.list_id ? readNeighbours(ctx.q, ctx.store.id, input.list_id, page.id) : undefined,
  ]);
  const shelf = shelves.get(page.id) ?? [];
  const row = titleRow(ctx, page, offersOf(ctx, page, shelf));
  const elsewhere = otherPlaces(ctx, page, shelf);
  return {
    ...row,
    ...details(page),
    rank: ctx.store.settings.hide_sales_rank ? null : rankOf(page.sales_rank, row.is_forthcoming),
    subjects: subjectsOf(subjects),
    multistore_available: elsewhere,
    at_other_locations: elsewhere.length,
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
    // Previews, ebooks and audiobooks come from other companies, with their own issue.
    interiors: [],
    interior_objects: [],
    has_interiors: false,
    ebook_url: '',
    has_libro_audiobook: false,
  };
}

function rankOf(rank: number | null, forthcoming: boolean): Title['rank'] {
  if (rank === null) return null;
  return { rank, bestseller: !forthcoming, tier: rankTier(rank, !forthcoming) };
}

/** The store's other places that have copies, with what they have. */
function otherPlaces(
  view: OfferView,
  title: TitlePageRow,
  shelf: readonly ShelfRow[],
): Title['multistore_available'] {
  return view.store.locations
    .filter((l) => l.location_id !== view.locationId)
    .map((l) => {
      const local = shelf.filter((r) => r.location_id === null || r.location_id === l.location_id);
      const there = { ...view, locationId: l.location_id };
      const available = (['NEW', 'USED', 'REMAINDER'] as const)
        .map((condition) => offerOf(there, title, local, condition))
        .filter((o) => o.onhand > 0 && o.cartable);
      return { location_id: l.location_id, name: l.altname, available };
    })
    .filter((place) => place.available.length > 0);
}
