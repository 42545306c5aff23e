import pino from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { preloadRenderers } from '../../blocks/lazy-renderers.ts';
import { PageBlocks } from '../../blocks/page-blocks.tsx';
import { renderers } from '../../blocks/renderers.ts';
import { around, brokenPages, noPages } from '../../test/broken-pages.ts';
import { freshDb } from '../../test/database.ts';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { testShop } from '../../test/shop.ts';
import type { Shop } from '../context.ts';
import type { Db, Query } from '../db/db.ts';

beforeAll(() => preloadRenderers(renderers));

/** A page with these blocks, as it is read and drawn. `onQuery` may stand between the shop and its database. */
async function read(
  blocks: unknown,
  onQuery?: (name: string | undefined) => Promise<never> | undefined,
  parts: Partial<Shop> = {},
) {
  const db = await freshDb();
  const query: Query['query'] = (sql, params, name) => onQuery?.(name) ?? db.query(sql, params, name);
  const made = await testShop({ db: { ...db, query } as Db, ...parts });
  const { id } = await buildStore(made.db);
  await buildLocation(made.db, id);
  await made.db.query(
    "insert into page (store_id, path, title, blocks) values ($1, '/broken', 'A page', $2::jsonb)",
    [id, JSON.stringify(blocks)],
  );
  await made.reload();
  return made.visitor().get('site_content/getPage', { path: '/broken' });
}
const draw = ({ blocks, path }: Awaited<ReturnType<typeof read>>) =>
  renderInShop(<PageBlocks blocks={blocks} path={path} />);

describe('a page with broken contents is there, whole but for what is broken, and harmless', () => {
  it.each(Object.entries(brokenPages))('%s', async (_name, blocks) => {
    const html = draw(await read(blocks));
    for (const heading of around) expect(html).toContain(`>${heading}</h2>`);
    // What stands in a style is only text: nothing in it can end it.
    const outside = html.replace(/<style>.*?<\/style>/gs, '');
    expect(outside).not.toMatch(
      /<script>window|<img src=x|<svg onload|(href|src|action)="\s*(javascript|file):/i,
    );
    expect(html.length).toBeLessThan(2_000_000);
  });

  it.each(Object.entries(noPages))('contents that are no blocks: %s', async (_name, blocks) => {
    const page = await read(blocks);
    expect(page.blocks).toEqual([]);
    expect(draw(page)).not.toContain('Before it');
  });
});

describe('a table with more than it shows', () => {
  const table = (columns: number, rows: number) => ({
    component: 'table_grid',
    id: 'prices',
    data: {
      columns: Array.from({ length: columns }, (_, i) => ({ header: `Column ${i}` })),
      rows: Array.from({ length: rows }, (_, i) => ({ data: [`Row ${i}`] })),
    },
  });

  it.each([
    [2, 500, ''],
    [2, 501, '1 more row is not shown.'],
    [2, 10_000, '9,500 more rows are not shown.'],
    [13, 3, '1 more column is not shown.'],
    [20, 502, '2 more rows and 8 more columns are not shown.'],
  ])('of %i columns and %i rows says: %j', async (columns, rows, words) => {
    const html = draw(await read([table(columns, rows)]));
    expect(/[^>]*not shown[^<]*/.exec(html)?.[0] ?? '').toBe(words);
    expect(html.match(/<td/g)?.length).toBe(Math.min(columns, 12) * Math.min(rows, 500));
  });

  it('is in the log, with its place and how much is missing', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    await read([table(2, 502), table(2, 5)], undefined, { log });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        path: '/broken',
        id: 'prices',
        component: 'table_grid',
        leftOut: { rows: 2 },
        msg: 'a block has more entries than are shown',
      }),
    ]);
  });

  it('says so on the page of the terms too', async () => {
    const made = await testShop();
    const { id } = await buildStore(made.db);
    await buildLocation(made.db, id);
    await made.db.query(
      "insert into page (store_id, path, title, blocks) values ($1, '/terms-conditions', 'Terms', $2::jsonb)",
      [id, JSON.stringify([table(2, 502)])],
    );
    await made.reload();
    const page = await made.visitor().get('site_content/getLegalPage', { path: '/terms-conditions' });
    expect(draw(page)).toContain('2 more rows are not shown.');
  });
});

describe('a loader of one block', () => {
  const withList = [
    { component: 'headline_paragraph', data: { heading: around[0] } },
    { component: 'product_grid', data: { list_id: 1, heading: 'From a list' } },
    { component: 'headline_paragraph', data: { heading: around[1] } },
  ];

  it.each([
    ['fails', () => Promise.reject(new Error('The shelf has fallen over.'))],
    ['never comes', () => new Promise<never>(() => {})],
  ])('%s: the rest of the page is there, and marked as a part', async (_how, answer) => {
    const page = await read(withList, (name) => (name === 'page-list-head' ? answer() : undefined));
    expect(page.blocks.map((block) => block.data.heading)).toEqual([...around]);
    expect(page.is_part).toBe(true);
    for (const heading of around) expect(draw(page)).toContain(heading);
  });

  it('that finds nothing leaves a whole page', async () => {
    expect((await read(withList)).is_part).toBeUndefined();
  });
});
