import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { listName, lockedList } from '../customer-list/own-list.ts';

/** A list that its customer may rename or delete, locked: any but the built-in one (LIST-029, LIST-055). */
export async function managedList(ctx: Context, listId: number): Promise<void> {
  const list = await lockedList(ctx, listId);
  if (list.is_favourites)
    throw refuse('built_in_list', m.refusal_built_in_list({ name: listName(ctx, list) }));
}
