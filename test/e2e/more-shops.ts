import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openLocally } from '../../server/db/local-socket.ts';
import type { StoredSettings } from '../../server/store/settings.ts';
import { ask } from './ask.ts';
import { type DemoShop, expect, tidewater } from './shop.ts';

/**
 * A shop of its own for a story, with the pages, pictures, menus and stock of Tidewater Books and some settings changed. Answers when the
 * shop under test has noticed it, about a second later.
 */
export async function openShopWith(name: string, settings: StoredSettings): Promise<DemoShop> {
  const host = `${name}.localhost`;
  // What is there at the first page is not news.
  await ask(`${tidewater.origin}/terms-conditions`);
  const data = process.env.E2E_DATA ?? '';
  await cp(join(data, 'media/tidewater'), join(data, 'media', name), { recursive: true });
  const db = await openLocally(data);
  try {
    await db.query(
      `with made as (
         insert into store (webstore_name, name, position, hosts, currency, country, time_zone, settings)
         select $1, 'Cove Books', 9, array[$2], currency, country, time_zone, settings || $3::jsonb
         from store where webstore_name = 'tidewater' returning id),
       placed as (
         insert into location (store_id, code, name, details)
         select made.id, l.code, l.name, l.details from made, location l join store s on s.id = l.store_id
         where s.webstore_name = 'tidewater'),
       hung as (
         insert into picture (store_id, path, cache, width, height)
         select made.id, c.path, c.cache, c.width, c.height from made, picture c join store s on s.id = c.store_id
         where s.webstore_name = 'tidewater')
       insert into page (store_id, path, title, description, type, blocks)
       select made.id, p.path, p.title, p.description, p.type, p.blocks
       from made, page p join store s on s.id = p.store_id where s.webstore_name = 'tidewater'`,
      [name, host, JSON.stringify(settings)],
    );
    await db.query(
      `insert into stock (location_id, title_id, condition, on_hand)
       select mine.id, k.title_id, k.condition, k.on_hand
       from stock k join location l on l.id = k.location_id join store s on s.id = l.store_id,
         location mine join store made on made.id = mine.store_id
       where s.webstore_name = 'tidewater' and made.webstore_name = $1 and mine.code = l.code`,
      [name],
    );
  } finally {
    await db.close();
  }
  const origin = tidewater.origin.replace('tidewater.localhost', host);
  await expect(async () => {
    // Pages notice what has changed; this address asks for one.
    await ask(`${tidewater.origin}/terms-conditions`);
    const { body } = await ask(`${origin}/account/login`);
    expect(body.includes('Cove Books'), 'the new shop answers').toBe(true);
  }).toPass();
  return { name: 'Cove Books', origin, code: 'PORTLAND' } as unknown as DemoShop;
}
