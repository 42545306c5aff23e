import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { ContentRecord } from '../contract/page.ts';
import { type BlockName, catalog } from './catalog.ts';
import { linkAddress } from './common.ts';
import { PageBlocks } from './page-blocks.tsx';
import { renderers } from './renderers.ts';

const names = Object.keys(catalog) as BlockName[];

function draw(blocks: ContentRecord[]): string {
  const router = createMemoryRouter([{ path: '/', element: <PageBlocks blocks={blocks} /> }]);
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
        const data = catalog[name].parse(stored);
        const html = draw([record(name, data, nothing(name))]);
        expect(html).not.toMatch(/<script|<img src=x|href="javascript:/i);
      }),
      { numRuns: 60 },
    );
  });
});

it('shows the other blocks when one is unknown or broken', () => {
  const good = catalog.headline_paragraph.parse({ heading: 'Still here' });
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
  expect(linkAddress.parse(given)).toBe(kept);
});
