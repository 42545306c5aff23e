import { expect, test } from 'vitest';
import { maxTitles } from '../../contract/cart-limits.ts';
import { signUp } from '../../test/accounts.ts';
import { anIsbn } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import { putNewCopies } from './import-queries.ts';

const open = sellingShops();

const fileOf = (rows: (readonly [isbn: string, qty: number | string])[]) =>
  new File([`isbn,qty\n${rows.map((row) => row.join(',')).join('\n')}\n`], 'order.csv');

async function aCustomer() {
  const shop = await open();
  await signUp(shop.reader);
  return shop;
}
const copiesIn = async ({ reader }: SellingShop) =>
  (await reader.get('cart/get', {})).cart.items.map(({ title_info: t, cart_info: c }) => [
    t.eisbn,
    c.quantity,
  ]);

test('without addToCart a file is only looked at, with it the same rows are added (IMPORT-011, CALL-057, ENTITY-124)', async () => {
  const shop = await aCustomer();
  const { reader } = shop;
  const [one, two] = [await shop.aBook(5), await shop.aBook(5)];
  const rows = [[one.eisbn, 2] as const, [two.eisbn, 1] as const, [one.eisbn, 1] as const];
  const titles = [
    { isbn: one.eisbn, qty: 3, success: true, title: one.title, note: '' },
    { isbn: two.eisbn, qty: 1, success: true, title: two.title, note: '' },
  ];
  const preview = await reader.get('cart/import', { file: fileOf(rows) });
  expect(preview.result).toEqual({ titles, unread: [] });
  expect(preview.cart.items).toEqual([]);
  expect(await copiesIn(shop)).toEqual([]);

  const { result, cart } = await reader.get('cart/import', { file: fileOf(rows), addToCart: true });
  expect(result.titles).toEqual(titles);
  expect(cart).toEqual((await reader.get('cart/get', {})).cart);
  expect(await copiesIn(shop)).toEqual([
    [one.eisbn, 3],
    [two.eisbn, 1],
  ]);
});

test('copies come on top of those in the cart, as far as there are any', async () => {
  const shop = await aCustomer();
  const rare = await shop.aBook(3, { availability: 'out_of_print' });
  const { eisbn } = await shop.aBook(5);
  await shop.reader.get('cart/add', { eisbn: rare.eisbn, quantity: 1 });
  const rows = fileOf([
    [rare.eisbn, 9],
    [eisbn, 7],
  ]);
  const { result } = await shop.reader.get('cart/import', { file: rows, addToCart: true });
  expect(result.titles).toMatchObject([
    { qty: 2, success: true, note: 'We only have 3 in stock' },
    { qty: 7, success: true, note: expect.stringMatching(/^2 to be ordered/) },
  ]);
  expect(await copiesIn(shop)).toEqual([
    [rare.eisbn, 3],
    [eisbn, 7],
  ]);
  const again = await shop.reader.get('cart/import', { file: fileOf([[rare.eisbn, 1]]), addToCart: true });
  expect(again.result.titles).toMatchObject([{ qty: 1, success: false, note: 'We only have 3 in stock' }]);
});

test('a row that cannot be bought says why, and the rest is added', async () => {
  const shop = await aCustomer();
  const good = await shop.aBook(5);
  const large = await shop.aBook(5, { is_large_print: true });
  const gone = await shop.aBook(0, { availability: 'withdrawn' });
  const card = await shop.aBook(0, { is_giftcard: true });
  const unknown = anIsbn();
  const file = fileOf([
    [good.eisbn, 1],
    [large.eisbn, 1],
    [gone.eisbn, 1],
    [card.eisbn, 1],
    [unknown, 4],
    ['9780439023480', 1],
    [good.eisbn, 'a few'],
    [anIsbn(), 0],
    [anIsbn(), ''],
    [large.eisbn, 20_000],
  ]);
  const { result } = await shop.reader.get('cart/import', { file, addToCart: true });
  expect(result.titles.map(({ isbn, success, note }) => [isbn, success, note])).toEqual([
    [good.eisbn, true, ''],
    [large.eisbn, false, 'You can order up to 9999 copies of a title at once.'],
    [gone.eisbn, false, expect.stringContaining(gone.title)],
    [card.eisbn, false, expect.stringMatching(/gift card/i)],
    [unknown, false, 'We don’t know this ISBN.'],
    ['9780439023480', false, 'This isn’t a valid ISBN.'],
    [good.eisbn, false, 'This row’s quantity isn’t a whole number.'],
  ]);
  expect(result.unread).toEqual(['We left out 2 rows without a quantity.']);
  expect(await copiesIn(shop)).toEqual([[good.eisbn, 1]]);
  const preview = await shop.reader.get('cart/import', { file: fileOf([[large.eisbn, 1]]) });
  expect(preview.result.titles).toMatchObject([{ success: true, note: 'Large print edition' }]);
});

test('a full cart takes no more titles', async () => {
  const shop = await aCustomer();
  const { t, reader } = shop;
  const first = await shop.aBook(5);
  await reader.get('cart/add', { eisbn: first.eisbn });
  const [cart] = await t.db.query<{ id: number }>('select id from cart order by id desc limit 1');
  const filling = await Promise.all(Array.from({ length: 3 }, () => shop.aBook(1)));
  await t.db.query(
    `insert into title (eisbn, title) select (9790000000000 + n)::text, 'Filler ' || n from generate_series(1, $1) n`,
    [maxTitles - 3],
  );
  const fillers = await t.db.query<{ id: number }>(`select id from title where title like 'Filler %'`);
  await putNewCopies(
    t.db,
    cart?.id ?? 0,
    fillers.map(({ id: titleId }) => ({ titleId, quantity: 1 })),
  );
  const file = fileOf([[first.eisbn, 1], ...filling.map(({ eisbn }) => [eisbn, 1] as const)]);
  const { result } = await reader.get('cart/import', { file });
  expect(result.titles.map(({ success }) => success)).toEqual([true, true, true, false]);
});

test('a file without the columns, without quantities or of another kind is refused (IMPORT-008, IMPORT-009, IMPORT-012)', async () => {
  const { reader } = await aCustomer();
  const refusalOf = async (content: string, name: string) => {
    const answer = await reader.call('cart/import', { file: new File([content], name), addToCart: true });
    return answer.ok ? 'ok' : [answer.error_code, answer.error];
  };
  expect(await refusalOf(`isbn\n${anIsbn()}\n`, 'order.csv')).toEqual([
    'no_columns',
    'We didn’t find the columns isbn and qty in this file. Please name them in its first row, and try again.',
  ]);
  expect(await refusalOf(`isbn,qty\n${anIsbn()},\n`, 'order.txt')).toEqual([
    'no_rows',
    'We didn’t find any ISBNs with a quantity in this file.',
  ]);
  expect(await refusalOf('isbn,qty', 'order.docx')).toMatchObject([
    'file_type',
    'Please choose one of these types of file: .txt, .pdf, .xls, .xlsx, .html, .csv',
  ]);
  expect((await refusalOf('%PDF-1.4 broken', 'order.pdf'))[0]).toBe('file_damaged');
});

test('a file of more than 50 MB is refused (IMPORT-007)', async () => {
  const { reader } = await aCustomer();
  const file = new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'order.csv');
  expect(await reader.call('cart/import', { file })).toMatchObject({
    error_code: 'file_too_large',
    error: 'File is too large. (Max size is 50MB)',
  });
});

test('sent twice with one key, a file is added once', async () => {
  const shop = await aCustomer();
  const { eisbn } = await shop.aBook(9);
  for (const _ of [1, 2]) {
    await shop.reader.get('cart/import', { file: fileOf([[eisbn, 2]]), addToCart: true }, 'import-1');
  }
  expect(await copiesIn(shop)).toEqual([[eisbn, 2]]);
});

test('a shop without a cart imports nothing (CART-025)', async () => {
  const shop = await open({ settings: { cart_enabled: false } });
  await signUp(shop.reader);
  expect(await shop.reader.call('cart/import', { file: fileOf([[anIsbn(), 1]]) })).toMatchObject({
    error_code: 'cart_disabled',
  });
});
