import type { Handler } from '../context.ts';
import { ownList } from '../customer-list/own-list.ts';
import { readOrderRows } from './order-queries.ts';
import { customerListOf } from './own-list-answer.ts';
import { priceTitles } from './price-titles.ts';

/** A list as an order. */
export const getOrder: Handler<'titlelist/getOrder'> = async (ctx, { list_id, copies }) => {
  const list = await ownList(ctx, list_id);
  const items = await readOrderRows(ctx.q, list.id);
  return { list: customerListOf(ctx, list), ...(await priceTitles(ctx, items, () => copies)) };
};
