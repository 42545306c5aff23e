import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import { type BlockDefinition, readSettings } from '../../blocks/define-block.ts';
import { hints } from '../../blocks/fields.ts';
import { renderers } from '../../blocks/renderers.ts';
import { fc } from '../../test/properties.ts';
import { renderInShop } from '../../test/render-in-shop.tsx';
import { cleanSettings } from './clean-settings.ts';

const names = Object.keys(catalog) as BlockName[];

/** The block alone: a page would hide that it throws. */
function draw(name: BlockName, data: Record<string, unknown>): string {
  const Render = renderers[name] as unknown as ComponentType<object>;
  const injected = name === 'contact_and_hours' ? [] : null;
  return renderInShop(<Render {...{ data, injected, first: true, id: 'b1', page: '/' }} />);
}

/** Text that would be markup, an address that would run, a value beyond every limit, or of another type. */
const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "');}</style><script>alert(1)</script>",
    'anchor:"><script>alert(1)</script>',
    'x'.repeat(5000),
  ),
  fc.string(),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY),
  fc.constant(Array.from({ length: 10_000 }, () => ({ heading: '<script>' }))),
);

/** What may be stored for a block: any of its own fields and of those of its entries, with any value. */
function storedFor(name: BlockName): fc.Arbitrary<Record<string, unknown>> {
  const { shape } = (catalog[name] as BlockDefinition).schema;
  const entry = (fields: Record<string, unknown>) =>
    fc.record(Object.fromEntries(Object.keys(fields).map((key) => [key, hostile])), { requiredKeys: [] });
  const fields = Object.entries(shape).map(([key, schema]) => {
    const rows = hints.get(schema)?.entry;
    const entries = rows
      ? fc.array(fc.oneof(entry(rows), hostile), { maxLength: 4 })
      : fc.array(hostile, { maxLength: 4 });
    return [key, fc.oneof({ arbitrary: hostile, weight: 3 }, entries)];
  });
  return fc.record({ ...Object.fromEntries(fields), settings_version: hostile }, { requiredKeys: [] });
}

describe.each(names)('%s', (name) => {
  it('takes any stored settings, of right or wrong type, without throwing or letting markup out', () => {
    fc.assert(
      fc.property(storedFor(name), (stored) => {
        const kind: BlockDefinition = catalog[name];
        const settings = readSettings(kind, stored);
        const data = cleanSettings(kind.schema.shape, settings, { webstoreName: 'corner', known: new Map() });
        const html = draw(name, data);
        expect(html).not.toMatch(/<script|<img src=x|(href|src|action)="\s*(javascript|data):/i);
      }),
      { numRuns: 60 },
    );
  });
});
