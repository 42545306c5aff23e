import type { Context } from '../context.ts';
import { cartableIds } from '../pricing/cartable-ids.ts';

/** Part of a list in its order. */
export interface Stretch {
  limit: number;
  offset: number;
  /** Count and give only titles that can be added to the cart (LIST-041). */
  cartable?: boolean;
}

/** The items of a stretch, and how many there are in all; `total`: titles of the whole list. */
export async function itemsOfStretch<Item extends { id: number }>(
  ctx: Context,
  { limit, offset, cartable = false }: Stretch,
  total: number,
  read: (limit: number, offset: number) => Promise<Item[]>,
): Promise<{ items: Item[]; row_count: number }> {
  if (!cartable) return { items: await read(limit, offset), row_count: total };
  const all = await read(total, 0);
  const ids = await cartableIds(
    ctx.q,
    ctx,
    all.map((item) => item.id),
  );
  const found = all.filter((item) => ids.has(item.id));
  return { items: found.slice(offset, offset + limit), row_count: found.length };
}
