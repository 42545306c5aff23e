import type { Condition } from '../../contract/title.ts';
import type { Query } from '../db/db.ts';
import { deleteAllLines, putLine } from './queries.ts';

interface Goods {
  title_id: number | null;
  condition: Condition;
  quantity: number;
  notes: Record<string, unknown>;
}

/** Puts these goods into a cart, in place of what it holds. Those without a title are left out. */
export async function refillCart(q: Query, cartId: number, goods: readonly Goods[]): Promise<void> {
  await deleteAllLines(q, cartId);
  for (const { title_id, condition, quantity, notes } of goods) {
    if (title_id === null) continue;
    await putLine(q, {
      cartId,
      titleId: title_id,
      condition,
      quantity,
      giftRegistryId: null,
      position: null,
      notes,
    });
  }
}
