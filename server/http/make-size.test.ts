import { beforeEach, expect, it } from 'vitest';
import { buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { sizeMaker } from './make-size.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600"/></svg>';

let made: TestShop;
beforeEach(async () => {
  made = await testShop();
});

it('makes a cover’s size and keeps it, of the present version only', async () => {
  const { db, shop } = made;
  const { id, eisbn } = await buildTitle(db, {});
  await db.query("update title set cover_cache = 'a1b2' where id = $1", [id]);
  await shop.images.write(`covers/${eisbn}.svg`, Buffer.from(svg));
  const makeSize = sizeMaker(db, shop.images);
  await makeSize({ kind: 'cover', eisbn, cache: 'old', width: 180 });
  expect(await shop.images.read(`sized/${eisbn}/old/180.avif`)).toBeNull();
  await makeSize({ kind: 'cover', eisbn, cache: 'a1b2', width: 180 });
  expect(await shop.images.read(`sized/${eisbn}/a1b2/180.avif`)).not.toBeNull();
});

it('makes the size of a picture of the shop’s own, in the agreed widths', async () => {
  const { db, shop } = made;
  await shop.images.write('media/books/shop/front.svg', Buffer.from(svg));
  const makeSize = sizeMaker(db, shop.images);
  const picture = { kind: 'picture', path: 'books/shop/front.svg', cache: 'e5' } as const;
  await makeSize({ ...picture, width: 641 });
  await makeSize({ ...picture, width: 640 });
  expect(await shop.images.read('sized/media/books/shop/front/e5/641.webp')).toBeNull();
  expect(await shop.images.read('sized/media/books/shop/front/e5/640.webp')).not.toBeNull();
});
