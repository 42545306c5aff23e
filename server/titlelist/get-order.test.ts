import { describe, expect, test } from 'vitest';
import { signUp } from '../../test/accounts.ts';
import { anIsbn } from '../../test/factories.ts';
import { aPromotion } from '../../test/promoting-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

async function aTeacher() {
  const shop = await open();
  await signUp(shop.reader, { is_institution: true, company: 'Harbor School' });
  const { list } = await shop.reader.get('titlelist/create', { name: 'Grade 5' });
  const put = async (...eisbns: string[]) => {
    const file = new File([eisbns.join('\n')], 'list.txt');
    await shop.reader.get('titlelist/importFile', { list_id: list.list_id, file, add_to_list: true });
  };
  return { ...shop, list_id: list.list_id, put };
}

test('a list says what is in stock, to be ordered or gone, and what so many copies cost', async () => {
  const { reader, aBook, list_id, put } = await aTeacher();
  const many = await aBook(40);
  const few = await aBook(3);
  const gone = await aBook(0, { availability: 'withdrawn' });
  await put(many.eisbn, few.eisbn, gone.eisbn);
  const { rows, subtotal, total, discounts } = await reader.get('titlelist/getOrder', {
    list_id,
    copies: 30,
  });
  expect(rows.map(({ eisbn, state, quantity }) => [eisbn, state, quantity])).toEqual([
    [many.eisbn, 'in_stock', 30],
    [few.eisbn, 'orderable', 30],
    [gone.eisbn, 'unavailable', 0],
  ]);
  expect(rows[1]?.note).toMatch(/^27 to be ordered/);
  expect(rows[2]?.note).toContain(gone.title);
  const price = (rows[0]?.price ?? 0) + (rows[1]?.price ?? 0);
  expect(price).toBeGreaterThan(0);
  expect([subtotal, total, discounts]).toEqual([30 * price, 30 * price, []]);
});

test('the total has the promotions of the cart, as the cart would', async () => {
  const shop = await aTeacher();
  const { reader, aBook, list_id, put } = shop;
  const { eisbn } = await aBook(9);
  await put(eisbn);
  await aPromotion(shop, { name: 'Classroom discount' });
  const { subtotal, total, discounts } = await reader.get('titlelist/getOrder', { list_id, copies: 4 });
  expect(discounts).toEqual([{ description: 'Classroom discount', amount: subtotal - total }]);
  await reader.get('cart/add', { eisbn, quantity: 4 });
  const { cart } = await reader.get('cart/get', {});
  expect(cart.summary.subtotal).toBe(total);
});

test('a superseded edition names the last one that followed it', async () => {
  const { t, reader, aBook, list_id, put } = await aTeacher();
  const [first, second, third] = [await aBook(1), await aBook(1), await aBook(1)];
  const replace = (of: { id: number }, by: { eisbn: string }) =>
    t.db.query('update title_detail set related = $2::jsonb where title_id = $1', [
      of.id,
      JSON.stringify([{ eisbn: by.eisbn, relation: 'replaced_by' }]),
    ]);
  await replace(first, second);
  await replace(second, third);
  await put(first.eisbn, third.eisbn);
  const newer = async () =>
    (await reader.get('titlelist/getOrder', { list_id })).rows.map((row) => row.newer?.eisbn ?? null);
  expect(await newer()).toEqual([third.eisbn, null]);
  // A circle in the feeds ends.
  await replace(third, first);
  expect((await newer())[0]).not.toBe(first.eisbn);
});

describe('a newer edition', () => {
  test('takes the place of the old one with its note, once', async () => {
    const { reader, aBook, list_id, put } = await aTeacher();
    const [first, old, last, newer] = [await aBook(1), await aBook(1), await aBook(1), await aBook(1)];
    await put(first.eisbn, old.eisbn, last.eisbn);
    await reader.get('titlelist/setNote', { list_id, eisbn: old.eisbn, note: 'Chapter 3' });
    const replace = () =>
      reader.get('titlelist/addItemToList', { list_id, eisbn: newer.eisbn, replaces: old.eisbn });
    for (const { list } of [await replace(), await replace()]) expect(list.row_count).toBe(3);
    const { rows } = await reader.get('titlelist/getItems', { list_id });
    expect(rows.map(({ eisbn }) => eisbn)).toEqual([first.eisbn, newer.eisbn, last.eisbn]);
    expect(rows[1]?.note).toBe('Chapter 3');
  });

  test('that is on the list stays in its place and keeps its own note', async () => {
    const { reader, aBook, list_id, put } = await aTeacher();
    const [newer, old] = [await aBook(1), await aBook(1)];
    await put(newer.eisbn, old.eisbn);
    for (const { eisbn } of [newer, old]) {
      await reader.get('titlelist/setNote', { list_id, eisbn, note: `About ${eisbn}` });
    }
    await reader.get('titlelist/addItemToList', { list_id, eisbn: newer.eisbn, replaces: old.eisbn });
    const { rows } = await reader.get('titlelist/getItems', { list_id });
    expect(rows.map(({ eisbn, note }) => [eisbn, note])).toEqual([[newer.eisbn, `About ${newer.eisbn}`]]);
  });

  test('takes no place of a book that is not on the list, nor its own, and loses none when it is unknown', async () => {
    const { reader, aBook, list_id, put } = await aTeacher();
    const [listed, other, newer] = [await aBook(1), await aBook(1), await aBook(1)];
    await put(listed.eisbn);
    const replace = (eisbn: string, replaces: string) =>
      reader.call('titlelist/addItemToList', { list_id, eisbn, replaces });
    expect(await replace(newer.eisbn, other.eisbn)).toMatchObject({ error_code: 'not_found' });
    expect(await replace(anIsbn(), listed.eisbn)).toMatchObject({ error_code: 'not_found' });
    expect(await replace(listed.eisbn, listed.eisbn)).toMatchObject({ ok: true });
    const { rows } = await reader.get('titlelist/getItems', { list_id });
    expect(rows.map(({ eisbn }) => eisbn)).toEqual([listed.eisbn]);
  });
});
