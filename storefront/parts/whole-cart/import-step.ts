import { CallFailed } from '../../../contract/action.ts';
import type { Call } from '../../../contract/call.ts';
import type { Cart } from '../../../contract/cart.ts';
import type { ImportedTitle } from '../../../contract/whole-cart.ts';
import * as m from '../../../messages/compiled/messages.js';
import { refusedFile } from '../list-search/refused-file.ts';

/** Where an import stands (IMPORT-001). `rows`: what 'process' sends to be added, as the text of a file. */
export type ImportStep =
  /** `isTooLarge`: why it is asked for again (IMPORT-007). */
  | { step: 'upload'; problem: string; isTooLarge?: boolean }
  | { step: 'process'; titles: ImportedTitle[]; unread: string[]; rows: string }
  | { step: 'complete'; copies: number; leftOut: number }
  | { step: 'error'; problem: string };

/** The next step and, once something was added, the cart. */
export interface ImportAnswer {
  next: ImportStep;
  cart?: Cart;
}

/**
 * Sends a form of the import: a chosen file is only looked at, its `rows` are added. `api` takes files. Throws what it
 * throws when it is stopped.
 */
export async function importStep(api: Call, form: FormData): Promise<ImportAnswer> {
  const rows = form.get('rows');
  const file = form.get('file');
  const addToCart = typeof rows === 'string';
  if (addToCart) return send(api, new File([rows], 'rows.csv'), addToCart);
  if (!(file instanceof File) || !file.name) return upload(m.search_file_required());
  const refused = refusedFile(file);
  if (!refused) return send(api, file, addToCart);
  return upload(refused.error, refused.code === 'file_too_large');
}

const upload = (problem: string, isTooLarge = false): ImportAnswer => ({
  next: { step: 'upload', problem, isTooLarge },
});
const failed = (problem: string): ImportAnswer => ({ next: { step: 'error', problem } });

async function send(api: Call, file: File, addToCart: boolean): Promise<ImportAnswer> {
  try {
    const answer = await api('cart/import', { file, addToCart });
    if (!answer.ok) return failed(answer.error);
    const { result, cart } = answer.value;
    const added = result.titles.filter(({ success }) => success);
    if (!addToCart) return { next: { step: 'process', ...result, rows: rowsOf(added) } };
    const copies = added.reduce((sum, { qty }) => sum + qty, 0);
    return { next: { step: 'complete', copies, leftOut: result.titles.length - added.length }, cart };
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return failed(e.message);
  }
}

const rowsOf = (titles: readonly ImportedTitle[]) =>
  ['isbn,qty', ...titles.map(({ isbn, qty }) => `${isbn},${qty}`)].join('\n');
