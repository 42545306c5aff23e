import { beforeAll, describe, expect, it } from 'vitest';
import { haveAtHand } from '../../blocks/lazy-renderers.ts';
import { PageBlocks } from '../../blocks/page-blocks.tsx';
import { renderers } from '../../blocks/renderers.ts';
import { around, brokenPages, noPages } from '../../test/broken-pages.ts';
import { freshDb } from '../../test/database.ts';
import { buildLocation, buildStore } from '../../test/factories.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { testShop } from '../../test/shop.ts';
import type { Db, Query } from '../db/db.ts';

beforeAll(() => haveAtHand(renderers));

/** A page with these blocks, as it is read and drawn. `onQuery` may stand between the shop and its database. */
async function read(blocks: unknown, onQuery?: (name: string | undefined) => Promise<never> | undefined) {
  const db = await freshDb();
  const query: Query['query'] = (sql, params, name) => onQuery?.(name) ?? db.query(sql, params, name);
  const made = await testShop({ db: { ...db, query } as Db });
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
