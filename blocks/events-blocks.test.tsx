import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { renderInShop } from '../test/render-in-shop.tsx';
import { sampleEvent } from '../test/sample-event.ts';
import { type BlockName, catalog } from './catalog.ts';
import { type BlockDefinition, readSettings } from './define-block.ts';
import { renderers } from './renderers.ts';

const rows = Array.from({ length: 30 }, (_, i) => sampleEvent({ id: i + 1, title: `Evening ${i + 1}` }));
const now = (rows[0]?.from ?? 0) - 86_400;
const asked: number[] = [];
/** A shop with thirty evenings to come, all on one day. */
const shop = {
  events: async (limit: number) => {
    asked.push(limit);
    return { rows: rows.slice(0, limit), row_count: rows.length, now };
  },
  eventMonth: async () => ({ rows, month: '2026-12', today: '2026-12-02', now }),
  oneEvent: async (id: number) => ({ event: sampleEvent({ id, attendance: 'request' }), now }),
};

async function draw(name: BlockName, given: object = {}): Promise<string> {
  const definition = catalog[name] as BlockDefinition;
  const data = readSettings(definition, given);
  const injected = await definition.load(data, shop as never, { id: 'b', leftOut: {} });
  const Render = renderers[name] as unknown as ComponentType<object>;
  return renderInShop(<Render {...{ data, injected, first: false, id: 'b', page: '/' }} />);
}
const shown = (html: string) => new Set(html.match(/"Details: Evening \d+"/g)).size;

test.each([
  ['events', 'BLOCK-045'],
  ['event_list', 'BLOCK-046'],
] as const)('%s lists twenty events and leads on to the others (%s, EVENT-023)', async (name, _id) => {
  const html = await draw(name);
  expect(shown(html)).toBe(20);
  expect(html).toContain('href="/events?page=2"');
});

test('the full listing has summaries, the list has none (BLOCK-045, BLOCK-046, BLOCK-095)', async () => {
  expect(await draw('events')).toContain('A reading and questions.');
  expect(await draw('event_list')).not.toContain('A reading and questions.');
});

test('a grid reads 24 events and shows eight, or as many as it is to (BLOCK-047, EVENT-025)', async () => {
  asked.length = 0;
  expect(shown(await draw('events_grid'))).toBe(8);
  expect(shown(await draw('events_grid', { limit: 24 }))).toBe(24);
  expect(asked).toEqual([24, 24]);
});

test('a calendar shows its month, and the days that have events (BLOCK-030)', async () => {
  const html = await draw('events_calendar');
  expect(html).toContain('December 2026');
  expect(html).toMatch(/href="\/events\/20261205"[^>]*aria-label="Saturday, December 5, 2026: 30 events"/);
});

test('the next two events stand beside a calendar (BLOCK-031, EVENT-026)', async () => {
  const html = await draw('events_calendar_upcoming');
  expect(shown(html)).toBe(2);
  expect(html).toContain('href="/events/20261205"');
});

test('one event has a card with its way to reserve (BLOCK-032)', async () => {
  const html = await draw('single_event_feature', { event_id: 7 });
  expect(html).toContain('An evening with the author');
  expect(html).toContain('href="/rsvp/7"');
});
