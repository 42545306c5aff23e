import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { signUp } from '../../../test/accounts.ts';
import { anIsbn } from '../../../test/factories.ts';
import { sellingShops } from '../../../test/selling-shop.ts';
import { completedIn, type ImportPage, submitImport } from './submit-import.ts';

const open = sellingShops();

async function aShopper() {
  const shop = await open();
  await signUp(shop.reader);
  const api = ((name, input) => shop.reader.call(name, input)) as Call;
  const send = (fields: Record<string, string | File>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return submitImport({ api, form });
  };
  const cart = async () =>
    (await shop.reader.get('cart/get', {})).cart.items.map(({ title_info: t, cart_info: c }) => [
      t.eisbn,
      c.quantity,
    ]);
  return { ...shop, send, cart };
}

test('a file is shown first; what was shown is added, and told by an address that can be loaded again (IMPORT-001, IMPORT-011)', async () => {
  const { send, cart, aBook } = await aShopper();
  const { eisbn, title } = await aBook(5);
  const unknown = anIsbn();
  const file = new File([`Qty;ISBN\r\n3;${eisbn}\r\n1;${unknown}\r\n`], 'order.csv');
  const preview = (await send({ file })) as ImportPage;
  expect(preview).toMatchObject({
    status: 200,
    next: {
      step: 'process',
      titles: [
        { isbn: eisbn, title, qty: 3, success: true },
        { isbn: unknown, title: '', qty: 1, success: false },
      ],
    },
  });
  expect(await cart()).toEqual([]);

  const { rows } = preview.next as { rows: string };
  // As a browser sends the lines of a field.
  const done = await send({ rows: rows.replaceAll('\n', '\r\n') });
  expect(done).toEqual({ done: 'imported', path: '/checkout/cart/import?copies=3&left_out=0' });
  expect(await cart()).toEqual([[eisbn, 3]]);
  expect(completedIn(new URLSearchParams('copies=3&left_out=0'))).toEqual({
    step: 'complete',
    copies: 3,
    leftOut: 0,
  });
  expect(completedIn(new URLSearchParams())).toBeNull();
});

test('a file that cannot go is asked for again; one that the shop refuses ends in an error (IMPORT-007, IMPORT-008, IMPORT-012)', async () => {
  const { send, cart } = await aShopper();
  const problemOf = async (file: File | string) => ((await send({ file })) as ImportPage).next;
  expect(await problemOf('')).toEqual({
    step: 'upload',
    problem: 'Please choose a file.',
    isTooLarge: false,
  });
  expect(await problemOf(new File([], 'empty.csv'))).toEqual({
    step: 'upload',
    problem: 'This file is empty.',
    isTooLarge: false,
  });
  expect(await problemOf(new File(['x'], 'order.docx'))).toEqual({
    step: 'upload',
    problem: 'Please choose one of these types of file: .txt, .pdf, .xls, .xlsx, .html, .csv',
    isTooLarge: false,
  });
  const large = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'order.csv');
  expect(await problemOf(large)).toEqual({
    step: 'upload',
    problem: 'File is too large. (Max size is 50MB)',
    isTooLarge: true,
  });
  expect(await send({ file: new File(['isbn\n1\n'], 'order.csv') })).toMatchObject({
    status: 400,
    next: { step: 'error', problem: expect.stringMatching(/^We didn’t find the columns isbn and qty/) },
  });
  expect(await cart()).toEqual([]);
});
