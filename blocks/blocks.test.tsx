import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { ContentRecord } from '../contract/page.ts';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { link } from './fields.ts';
import { haveAtHand } from './lazy-renderers.ts';
import { PageBlocks } from './page-blocks.tsx';
import { renderers } from './renderers.ts';
import { stories } from './stories.server.ts';

haveAtHand(renderers);
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

it('has a renderer for every kind, and none besides', () => {
  expect(Object.keys(renderers).sort()).toEqual([...names].sort());
});

it.each(names)('%s has stories whose every setting is kept', (name) => {
  const samples = {
    list_id: 7,
    eisbn: '9780140328721',
    location_id: 3,
    form_id: 4,
    picture: 'a.svg',
    pictures: ['a.svg'],
  };
  expect(stories[name].length).toBeGreaterThan(0);
  for (const story of stories[name]) {
    const data = typeof story.data === 'function' ? story.data(samples) : story.data;
    expect(readSettings(catalog[name] as BlockDefinition, data), story.name).toMatchObject(data);
  }
});

it('shows the other blocks when one is unknown or broken', () => {
  const good = readSettings(catalog.headline_paragraph, { heading: 'Still here' });
  const html = draw([record('no_such_block', {}), record('headline_paragraph', good)]);
  expect(html).toContain('Still here');
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
  expect(link('Leads to').parse(given)).toBe(kept);
});

it('lets a browser draw later what is below the first screen', () => {
  const block = (id: string) => ({ ...record('headline_paragraph', {}), id });
  const html = draw(['a', 'b', 'c', 'd', 'e'].map(block));
  const places = html.split('<section').slice(0, 5);
  const later = places.map((before) => /<div[^>]* data-later="">$/.test(before));
  expect(later).toEqual([false, true, true, true, true]);
});
