import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
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

/** What a renderer gets when the server found nothing for the block. */
const nothing = (name: BlockName) => (name === 'contact_and_hours' ? [] : null);

it('has a renderer for every kind, and none besides', () => {
  expect(Object.keys(renderers).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  it('takes any stored settings, of right or wrong type, without throwing or letting markup out', () => {
    const hostile = fc.constantFrom(
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      '"><img src=x onerror=alert(1)>',
      'x'.repeat(5000),
    );
    const value = fc.oneof(
      hostile,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(fc.object(), { maxLength: 3 }),
    );
    const keys = [
      'heading',
      'button_url',
      'button_label',
      'buttons',
      'faq',
      'columns',
      'list_id',
      'align',
      'height',
      'link_id',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), value), (stored) => {
        const data = readSettings(catalog[name], stored) as object;
        const html = draw([record(name, data, nothing(name))]);
        expect(html).not.toMatch(/<script|<img src=x|href="javascript:/i);
      }),
      { numRuns: 60 },
    );
  });
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
