import { expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { load } from './home.tsx';

const open = sellingShops();

/** Where the front of a shop with this landing page leads; '' when a page opens there. */
async function ledTo(landing_page_url: string): Promise<string> {
  const { reader, t, store } = await open({ settings: { landing_page_url } });
  await t.db.query("insert into page (store_id, path, title) values ($1, '/', 'Front')", [store.id]);
  try {
    const url = new URL('http://shop.example/');
    await load({ api: reader.call as unknown as Call, params: {}, url });
    return '';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return thrown.headers.get('location') ?? '';
  }
}

test('a landing page elsewhere is where readers are led (APP-060)', async () => {
  expect(await ledTo('https://elsewhere.example/welcome')).toBe('https://elsewhere.example/welcome');
  expect(await ledTo('/welcome')).toBe('/welcome');
});

test.each(['/', '/?a=1', '/#top', 'http://shop.example', 'http://shop.example/'])(
  'a landing page %s that is the front itself does not lead in a circle',
  async (landing) => {
    expect(await ledTo(landing)).toBe('');
  },
);
