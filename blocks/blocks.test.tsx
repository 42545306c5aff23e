import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ContentRecord } from '../contract/page.ts';
import { renderInShop } from '../test/render-in-shop.tsx';
import { sampleEvent } from '../test/sample-event.ts';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { link } from './fields.ts';
import { preloadRenderers } from './lazy-renderers.ts';
import { PageBlocks } from './page-blocks.tsx';
import { renderers } from './renderers.ts';
import { storiesOf } from './stories.server.ts';

preloadRenderers(renderers);
const names = Object.keys(catalog) as BlockName[];

function draw(blocks: ContentRecord[]): string {
  const router = createMemoryRouter([{ path: '/', element: <PageBlocks blocks={blocks} path="/" /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const record = (component: string, data: object, injected: unknown = null): ContentRecord => ({
  id: 'b1',
  location: 'main',
  component,
  container: true,
  name: '',
  date_changed: 0,
  data: data as Record<string, unknown>,
  injected_data: injected,
});

const samples = {
  list_id: 7,
  eisbn: '9780140328721',
  location_id: 3,
  form_id: 4,
  event_id: 7,
  picture: 'a.svg',
  pictures: ['a.svg'],
};

async function storedOf(name: BlockName): Promise<[story: string, stored: object][]> {
  const stories = await storiesOf(name);
  return stories.map(({ name, data }) => [name, typeof data === 'function' ? data(samples) : data]);
}

const files = import.meta.glob(['./*/*.{ts,tsx}', '!./*/*.test.{ts,tsx}']);

it('lists each folder and nothing else', () => {
  const folders = Object.keys(files).map((file) => file.split('/')[1]);
  expect([...new Set(folders)].sort()).toEqual([...names].sort());
});

it.each(names)('%s has its settings, renderer and stories in the folder of its name', async (name) => {
  const settings = (await files[`./${name}/settings.ts`]?.()) as object;
  expect(Object.values(settings)).toContain(catalog[name]);
  expect(renderers[name]).toBeTypeOf('function');
  expect(await storiesOf(name)).not.toHaveLength(0);
});

it.each(names)('%s has stories whose every setting is kept', async (name) => {
  for (const [story, stored] of await storedOf(name))
    expect(readSettings(catalog[name] as BlockDefinition, stored), story).toMatchObject(stored);
});

const book = { eisbn: '9780140328721', title: 'A book', authors: [], available: [], cover_image_cache: 'k7' };
const pictured = { image_url: '/media/a.jpg?v=1#800x450', books: [book as never] };
const events = {
  rows: [sampleEvent(pictured)],
  row_count: 1,
  now: 0,
  month: '2026-12',
  today: '2026-12-01',
};
const list = { list_id: 7, name: 'Picks', rows: [book], row_count: 1 };

it.each(names)('%s says that it has pictures exactly where it draws the first ones at once', async (name) => {
  const Render = renderers[name] as unknown as ComponentType<object>;
  const card = { ...book, banner_description: '', emailed: true };
  const own: Partial<Record<BlockName, unknown>> = {
    contact_and_hours: [],
    gift_cards: [card],
    gift_card_image: card,
    events: events,
    event_list: events,
    events_grid: events,
    events_calendar: events,
    events_calendar_upcoming: { ...events, upcoming: events.rows },
    single_event_feature: { event: events.rows[0], now: 0 },
  };
  const injected = catalog[name].category === 'books' ? { ...book, ...list } : (own[name] ?? null);
  const props = { injected, id: 'b1', page: '/' };
  const asFirst = (await storedOf(name)).map(([, stored]) => {
    const data = readSettings(catalog[name] as BlockDefinition, stored);
    const html = (first: boolean) => renderInShop(<Render {...{ ...props, data, first }} />);
    return html(true) !== html(false);
  });
  expect(asFirst.includes(true)).toBe(catalog[name].hasPicture);
});

it('draws the pictures of the first block that has some at once', () => {
  const picture = (id: string) => ({
    ...record('image_gif', readSettings(catalog.image_gif, { path: 'https://example.com/a.gif', alt: id })),
    id,
    has_picture: true,
  });
  const words = record('headline_paragraph', readSettings(catalog.headline_paragraph, { heading: 'Words' }));
  const html = draw([words, picture('one'), picture('two')]);
  expect(html.match(/<img[^>]*>/g)?.map((tag) => /loading="(\w+)"/.exec(tag)?.[1])).toEqual([
    'eager',
    'lazy',
  ]);
});

it('shows the other blocks when one is unknown or broken', () => {
  const good = readSettings(catalog.headline_paragraph, { heading: 'Still here' });
  const html = draw([record('no_such_block', {}), record('headline_paragraph', good)]);
  expect(html).toContain('Still here');
});

it('draws blocks in order by their component, one without a container from edge to edge (BLOCK-001, BLOCK-002)', () => {
  const heading = (words: string) =>
    record('headline_paragraph', readSettings(catalog.headline_paragraph, { heading: words }));
  const line = record('blank_space', readSettings(catalog.blank_space, { divider: true }));
  const html = draw([heading('First'), line, { ...heading('Last'), id: 'b2', container: false }]);
  expect(html).toMatch(/<h2>First<\/h2>.*<hr\/>.*<div data-full=""[^>]*>.*<h2>Last<\/h2>/);
  expect(html.match(/data-full/g)).toHaveLength(1);
});

it.each([
  ['/browse', '/browse'],
  ['https://example.com/a', 'https://example.com/a'],
  ['anchor:hours', 'anchor:hours'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['javascript:alert(1)', ''],
  ['//evil.example', ''],
  ['data:text/html,x', ''],
  [' JaVaScRiPt:x', ''],
  [42, ''],
])('makes of the link %j: %j', (given, kept) => {
  expect(link('Link').parse(given)).toBe(kept);
});

it('lets a browser draw later what is below the first screen', () => {
  const block = (id: string) => ({ ...record('headline_paragraph', { buttons: [] }), id });
  const html = draw(['a', 'b', 'c', 'd', 'e'].map(block));
  const sections = html.split('<section').slice(0, 5);
  const later = sections.map((before) => /<div[^>]* data-later="">$/.test(before));
  expect(later).toEqual([false, true, true, true, true]);
});
