import type { AdminOutput } from '../../../contract/admin/actions.ts';
import { normaliseIsbn } from '../../../contract/isbn.ts';
import { condition } from '../../../contract/title.ts';
import { refuse } from '../../call/refusal.ts';
import type { StaffContext, StaffHandler } from '../context.ts';
import { findStaffTitle, readComments, readPrices, readStock, type StaffTitleRow } from './queries.ts';

type StaffTitle = AdminOutput<'title/get'>;

export const get: StaffHandler<'title/get'> = async (ctx, { eisbn }) =>
  withStock(ctx, await titleOf(ctx, eisbn));

type Where = Pick<StaffContext, 'q' | 'store'>;

/** A title of the catalogue. Throws the refusal `not_found`. */
export async function titleOf({ q, store }: Where, isbn: string): Promise<StaffTitleRow> {
  const row = await findStaffTitle(q, store, normaliseIsbn(isbn) ?? isbn);
  if (!row) throw refuse('not_found', 'The catalogue doesn’t have this book.');
  return row;
}

/** What the store adds to a title: a line for each location and condition, also where there is nothing. */
export async function withStock({ q, store }: Where, { id, ...title }: StaffTitleRow): Promise<StaffTitle> {
  const stock = await readStock(q, store.id, id);
  const prices = await readPrices(q, store.id, id);
  return {
    ...title,
    stock: store.locations.flatMap(({ location_id, sc_name }) =>
      condition.options.map((of) => ({
        location: sc_name,
        ...(stock.find((row) => row.location_id === location_id && row.condition === of) ?? {
          location_id,
          condition: of,
          on_hand: 0,
          held: 0,
          on_order: 0,
        }),
      })),
    ),
    prices: condition.options.map(
      (of) => prices.find((row) => row.condition === of) ?? { condition: of, price: null },
    ),
    comments: await readComments(q, store.id, id),
  };
}
