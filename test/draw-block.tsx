import type { ComponentType } from 'react';
import type { BlockSource } from '../blocks/block-source.ts';
import { type BlockName, catalog } from '../blocks/catalog.ts';
import { type BlockDefinition, readSettings } from '../blocks/define-block.ts';
import { renderers } from '../blocks/renderers.ts';
import { renderInShop } from './render-in-shop.tsx';
import { sampleEvent } from './sample-event.ts';

/** What the settings of stories name in the shop of `shopOfBlocks`. */
export const samples = {
  list_id: 7,
  eisbn: '9780140328721',
  location_id: 3,
  form_id: 4,
  event_id: 7,
  picture: 'a.svg',
  pictures: ['a.svg', 'b.svg', 'c.svg'],
};

const book = {
  eisbn: samples.eisbn,
  title: 'Salt Roads',
  authors: [{ name: 'Ada Marsh', role: 'A01' }],
  available: [{ code: 'NEW', price: 1800, row_price: 1800 }],
  cover_image_cache: 'k7',
  summary: 'A summary.',
};
const other = { ...book, eisbn: '0000000000001', title: 'Low Tide' };
const card = { ...book, title: 'Gift card', banner_description: 'For anyone.', emailed: true };
const place = {
  location_id: samples.location_id,
  altname: 'Corner',
  sc_name: 'Corner Books',
  sc_addr_array: { address: '', city: '', prov: '', postal: '', country: '' },
  lat_lng: null,
  ws_hours: { title: '', weekdays: [], singles: [] },
};
const dates = [1, 2, 3].map((id) => sampleEvent({ id }));

/** A shop whose answers depend on what a block asks for. */
const shopOfBlocks = {
  path: '/',
  listTitles: async (list_id: number, limit: number, withComments?: boolean) => {
    const row = { ...book, ...(withComments && { comment: { author: 'Nell', text: 'Twice.' } }) };
    return { list_id, name: 'Picks', rows: [row, other].slice(0, limit), row_count: 2 };
  },
  oneTitle: async (eisbn: string) => ({ ...book, eisbn }),
  locations: () => [place, { ...place, location_id: 2, altname: 'Pier' }],
  map: () => ({
    locations: shopOfBlocks.locations(),
    current: 0,
    zoom: 14,
    tiles: { url: '', attribution: '' },
  }),
  form: async (form_id: number) => ({
    form_id,
    header: `Ask us ${form_id}`,
    description: '',
    elements: [{ id: 'a', type: 'text', label: 'Your name', options: [], description: '', required: false }],
  }),
  events: async (limit: number) => ({ rows: dates.slice(0, limit), row_count: 30, now: 0 }),
  eventMonth: async () => ({ rows: dates, month: '2026-12', today: '2026-12-01', now: 0 }),
  oneEvent: async (id: number) => ({ event: sampleEvent({ id }), now: 0 }),
  giftCards: async () => [card, { ...card, eisbn: other.eisbn, title: 'Another card' }],
  ownMarkup: (html: string, css: string) => ({ html, css }),
};

/** A shop that has nothing yet. */
export const emptyShop = {
  ...shopOfBlocks,
  listTitles: async () => null,
  oneTitle: async () => null,
  locations: () => [],
  map: () => ({ ...shopOfBlocks.map(), locations: [] }),
  form: async () => null,
  events: async () => ({ rows: [], row_count: 0, now: 0 }),
  oneEvent: async () => null,
  giftCards: async () => [],
};

/** The server's HTML of a block with these stored settings, in a shop that has what it shows unless another is given. */
export async function drawBlock(
  name: BlockName,
  stored: object,
  from: object = shopOfBlocks,
): Promise<string> {
  const block = catalog[name] as BlockDefinition;
  const data = readSettings(block, stored);
  const shop = from as BlockSource;
  const injected = await block.load(data, shop, { id: 'b', leftOut: {} });
  const Render = renderers[name] as unknown as ComponentType<object>;
  return renderInShop(<Render {...{ data, injected, first: false, id: 'b', page: '/' }} />);
}
