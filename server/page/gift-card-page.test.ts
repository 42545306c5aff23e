import { expect, test } from 'vitest';
import { giftCardShop } from '../../test/gift-card-shop.ts';
import { sellingShops } from '../../test/selling-shop.ts';

const open = sellingShops();

test('/gift-cards has the cards, the elements of the owner, and the balance checker where it is set (GIFTCARD-011, GIFTCARD-020, GIFTCARD-021)', async () => {
  const { t, store } = await giftCardShop(open);
  const blocks = async () => {
    await t.reload();
    const page = await t.visitor(store.webstoreName).get('site_content/getPage', { path: '/gift-cards' });
    return page.blocks;
  };
  const set = (change: object) =>
    t.db.query('update store set settings = settings || $2::jsonb where id = $1', [
      store.id,
      JSON.stringify(change),
    ]);
  const kinds = async () => (await blocks()).map(({ component }) => component);
  expect((await blocks())[0]?.data).toMatchObject({
    heading: 'Gift cards can be loaded with any amount between $10 - 500',
  });
  expect(await kinds()).toEqual(['headline_paragraph', 'gift_cards', 'balance_checker']);
  await set({ show_gc_balanace_checker: false });
  expect(await kinds()).toEqual(['headline_paragraph', 'gift_cards']);

  const [row] = await t.db.query<{ gift_cards: object }>(
    "select settings -> 'gift_cards' as gift_cards from store where id = $1",
    [store.id],
  );
  const custom_elements = [
    { header: 'For schools', image: '/media/1/schools.jpg', description: 'By the dozen.' },
  ];
  await set({ gift_cards: { ...row?.gift_cards, custom_elements } });
  expect((await blocks())[2]).toMatchObject({
    component: 'side_by_side_text_image',
    data: {
      heading: 'For schools',
      path: expect.stringContaining('schools.jpg'),
      paragraph: '<p>By the dozen.</p>',
    },
  });
});
