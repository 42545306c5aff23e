import { fileTooLarge, maxSearchFile } from '../../contract/search-file.ts';
import * as m from '../../messages/compiled/messages.js';
import { formatNumber } from '../../messages/format.ts';
import { refuse } from '../call/refusal.ts';
import type { TwoSteps } from '../context.ts';
import { readCopiesFile } from '../isbn-file/read-isbn-file.ts';
import { UnreadableFile } from '../isbn-file/unreadable-file.ts';
import { checkShop } from './add-rules.ts';
import { lockedRow, openCart, readCart, stockLocationOf } from './cart.ts';
import { putNewCopies } from './import-queries.ts';
import { judgeCopies } from './judge-copies.ts';
import { findCart, readLines } from './queries.ts';
import { mostImported, type WantedList, wantedCopies } from './wanted-copies.ts';

/** Reading a file may take seconds: no transaction waits for it. */
export const importFile: TwoSteps<'cart/import'> = {
  async before(asked, { file, addToCart }) {
    checkShop(asked);
    const list = await wantedIn(file);
    const unread = unreadIn(list);
    return async (ctx) => {
      if (!ctx.session) throw new Error('the action creates a session');
      const row = addToCart ? await lockedRow(ctx) : await findCart(ctx.q, ctx.session);
      const lines = row ? await readLines(ctx.q, row.id) : [];
      const locationId = row ? stockLocationOf(ctx, row) : ctx.locationId;
      const { titles, added } = await judgeCopies({ ...ctx, locationId }, list.wanted, lines);
      const result = { titles, unread };
      if (!addToCart || !row) return { result, cart: (await readCart(ctx)).cart };
      await putNewCopies(ctx.q, row.id, added);
      return { result, cart: (await openCart(ctx, row)).cart };
    };
  },
};

async function wantedIn(file: File): Promise<WantedList> {
  try {
    if (file.size > maxSearchFile) throw new UnreadableFile('file_too_large', fileTooLarge());
    const { rows, isCut } = await readCopiesFile(new Uint8Array(await file.arrayBuffer()), file.name);
    if (!rows) throw refuse('no_columns', m.refusal_no_columns());
    const list = wantedCopies(rows);
    if (list.wanted.length === 0) throw refuse('no_rows', m.refusal_no_rows());
    return { ...list, isCut: list.isCut || isCut };
  } catch (e) {
    if (e instanceof UnreadableFile) throw refuse(e.fault, e.message);
    throw e;
  }
}

function unreadIn({ wanted, withoutQuantity: count, isCut }: WantedList): string[] {
  const max = Math.min(wanted.length, mostImported);
  return [
    ...(count > 0 ? [m.import_unread_empty({ count, number: formatNumber(count) })] : []),
    ...(isCut ? [m.import_unread_cut({ max: formatNumber(max) })] : []),
  ];
}
