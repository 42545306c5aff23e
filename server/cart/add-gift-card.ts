import type { Checked, Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Context } from '../context.ts';
import { notesOf } from '../giftcard/sold-cards.ts';
import { checkCounts } from './add-rules.ts';
import { type AddedTitle, type CartRow, deleteLines, type LineRow, putLine, setQuantity } from './queries.ts';

type Added = Output<'cart/add'>['added'];
type Wanted = Checked<'cart/add'>;

/** Puts gift cards into the cart; the same amount with the same words is one line. */
export async function addGiftCards(
  ctx: Context,
  row: CartRow,
  lines: LineRow[],
  title: AddedTitle,
  input: Wanted,
): Promise<Added> {
  if (input.quantity === 0) throw refuse('invalid_input', m.refusal_invalid_input_quantity());
  const notes = notesOf(ctx.store, input.eisbn, input, ctx.now);
  const present = sameCards(lines, title.id, notes);
  const quantity = (present?.quantity ?? 0) + input.quantity;
  checkCounts(lines.length + (present ? 0 : 1), quantity);
  await putCards(ctx, row, { titleId: title.id, quantity, notes, position: input.position ?? null });
  return { quantity: input.quantity, title: title.title, price: notes.giftcard_price };
}

/** Changes amount, words or number of gift cards that are in the cart; without a price, their number alone. */
export async function changeGiftCards(
  ctx: Context,
  row: CartRow,
  lines: LineRow[],
  line: LineRow,
  input: Wanted,
): Promise<Added> {
  if (input.quantity === 0) {
    await deleteLines(ctx.q, row.id, [line.line_id]);
    return { quantity: 0, title: line.title, price: 0 };
  }
  checkCounts(lines.length, input.quantity);
  if (input.price === undefined) {
    await setQuantity(ctx.q, row.id, line.line_id, input.quantity);
    return { quantity: input.quantity, title: line.title, price: Number(line.notes.giftcard_price ?? 0) };
  }
  const notes = notesOf(ctx.store, input.eisbn, input, ctx.now);
  const others = lines.filter((one) => one !== line);
  const quantity = input.quantity + (sameCards(others, line.id, notes)?.quantity ?? 0);
  checkCounts(lines.length, quantity);
  await deleteLines(ctx.q, row.id, [line.line_id]);
  await putCards(ctx, row, { titleId: line.id, quantity, notes, position: line.position });
  return { quantity: input.quantity, title: line.title, price: notes.giftcard_price };
}

function sameCards(lines: readonly LineRow[], titleId: number, notes: object): LineRow | undefined {
  return lines.find((line) => line.id === titleId && goodsNotes(line.notes) === goodsNotes(notes));
}

/** Notes in the order in which the database does not keep them. */
const goodsNotes = (notes: unknown): string =>
  JSON.stringify(notes, (_, value: unknown) =>
    value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).toSorted())
      : value,
  );

function putCards(
  { q }: Context,
  row: CartRow,
  card: { titleId: number; quantity: number; notes: object; position: number | null },
): Promise<void> {
  return putLine(q, { ...card, cartId: row.id, condition: 'NEW', giftRegistryId: null });
}
