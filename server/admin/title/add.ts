import { randomInt } from 'node:crypto';
import { normaliseIsbn, withEanCheckDigit } from '../../../contract/isbn.ts';
import { refuse } from '../../call/refusal.ts';
import type { Query } from '../../db/db.ts';
import { saveByHand } from '../../import/save/save-by-hand.ts';
import type { StaffHandler } from '../context.ts';
import { checkWholeStore } from '../whole-store.ts';
import { titleOf, withStock } from './get.ts';
import { findByIsbn } from './queries.ts';
import { recordOf } from './title-facts.ts';

export const add: StaffHandler<'title/add'> = async (ctx, { eisbn: typed, ...facts }) => {
  checkWholeStore(ctx, 'this changes the book everywhere');
  const eisbn = typed === '' ? await freeNumber(ctx.q) : normaliseIsbn(typed);
  if (eisbn === null) {
    throw refuse('invalid_isbn', `“${typed}” is no ISBN. Please compare its digits with those on the book.`);
  }
  if ((await findByIsbn(ctx.q, eisbn)) !== null) {
    throw refuse('title_exists', 'The catalogue has a book with this ISBN already.', { eisbn });
  }
  await saveByHand(ctx.q, { ...recordOf(facts, ctx.store.currency), eisbn });
  const title = await titleOf(ctx, eisbn);
  ctx.audit.target = eisbn;
  ctx.audit.detail = { title: title.title, after: facts };
  return withStock(ctx, title);
};

/** An EAN of those that GS1 leaves to shops: 20 to 29 begin them, and tickets have 29 (event/ticket/make-ticket.ts). */
async function freeNumber(q: Query): Promise<string> {
  for (;;) {
    const number = withEanCheckDigit(`20${String(randomInt(10 ** 10)).padStart(10, '0')}`);
    if ((await findByIsbn(q, number)) === null) return number;
  }
}
