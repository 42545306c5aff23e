import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { UndoableName } from '../contract/admin/undo.ts';
import { importFolder, uploadPath } from '../server/import/upload/files.ts';
import { buildStock, buildTitle } from './factories.ts';
import type { TestShop } from './shop.ts';
import type { Desk } from './staff.ts';

/** One kind of change, twice, and how it shows what it is about. */
export interface UndoableChange {
  read(): Promise<unknown>;
  change(): Promise<unknown>;
  /** Changes the same fields once more. */
  again(): Promise<unknown>;
}

export interface UndoableWorld {
  made: TestShop;
  /** Of staff who may do everything. */
  desk: Desk;
  location: { id: number };
}

type Prepare = (world: UndoableWorld) => Promise<UndoableChange>;
type Saved = { id: number; version: number };

/** Every kind of change that can be undone, on a shop of its own. */
export const undoableChanges: Record<UndoableName, Prepare> = {
  'category/save': async ({ made, desk }) => {
    const [one, two] = [await buildTitle(made.db), await buildTitle(made.db)];
    const first = { name: 'Local', position: 3, eisbns: [one.eisbn, two.eisbn] };
    const saved = await desk.get('category/save', first);
    return rowChange(desk, 'category/save', saved, {
      read: (id) => desk.get('category/get', { id }),
      inputs: [
        { ...first, name: 'Near here', eisbns: [two.eisbn] },
        { ...first, name: 'Far away', eisbns: [] },
      ],
    });
  },
  'event/save': async ({ made, desk, location }) => {
    const book = await buildTitle(made.db);
    const first = {
      ...{ title: 'Open mic', summary: 'Bring a poem', location_id: location.id, books: [book.eisbn] },
      ...{ first_day: '2099-05-01', last_day: '2099-05-01', start_time: '19:00', end_time: '21:00' },
    };
    const saved = await desk.get('event/save', first);
    return rowChange(desk, 'event/save', saved, {
      read: async (id) => {
        const { dates, ...event } = await desk.get('event/get', { id });
        return { ...event, days: dates.map(({ first_day, start_time }) => [first_day, start_time]) };
      },
      inputs: [
        { ...first, title: 'Poetry night', first_day: '2099-05-02', last_day: '2099-05-02', books: [] },
        { ...first, title: 'Poetry', first_day: '2099-05-03', last_day: '2099-05-03', books: [] },
      ],
    });
  },
  'form/save': async ({ desk }) => {
    const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
    const saved = await desk.get('form/save', { header: 'Ask us', elements });
    return rowChange(desk, 'form/save', saved, {
      read: (id) => desk.get('form/get', { id }),
      inputs: [
        { header: 'Ask us anything', elements: [...elements, { id: 'town', type: 'text', label: 'Town' }] },
        { header: 'Ask', elements: [{ id: 'town', type: 'text', label: 'Town' }] },
      ],
    });
  },
  'list/save': async ({ made, desk }) => {
    const { eisbn } = await buildTitle(made.db);
    const first = { name: 'Staff picks', header: 'We like', description: '<p>Ours</p>', eisbns: [eisbn] };
    const saved = await desk.get('list/save', first);
    return rowChange(desk, 'list/save', saved, {
      read: (id) => desk.get('list/get', { id }),
      inputs: [
        { ...first, name: 'Summer', header_visible: false, eisbns: [] },
        { ...first, name: 'Fall', header_visible: true, eisbns: [eisbn] },
      ],
    });
  },
  'location/save': async ({ desk }) => {
    const open = (from: number) => ({ title: 'Hours', weekdays: Array(7).fill([from, 1080]), singles: [] });
    const first = {
      ...{ code: 'PIER', name: 'Pier', position: 2 },
      details: {
        ...{
          sc_phone: '(207) 555-0100',
          ws_contact_blurb: '<p>By the water</p>',
          lat_lng: { lat: 43.6, lng: -70.2 },
        },
        ws_hours: { ...open(540), singles: [{ mon: 12, day: 25, label: 'Christmas', range: [-1, -1] }] },
      },
    };
    const saved = await desk.get('location/save', first);
    return rowChange(desk, 'location/save', saved, {
      read: async (id) => (await desk.get('location/getList')).locations.find((one) => one.id === id),
      inputs: [
        { ...first, name: 'Old Pier', details: { ...first.details, lat_lng: null, ws_hours: open(600) } },
        { ...first, name: 'New Pier', details: { ...first.details, ws_hours: open(660) } },
      ],
    });
  },
  'mail/save': async ({ desk }) => {
    const key = 'gift-card';
    const said = (words: object) => desk.get('mail/save', { key, words });
    await said({ subject: 'A gift for you' });
    return {
      read: async () => (await desk.get('mail/get', { key })).words,
      change: () => said({ heading: 'Good news' }),
      again: () => said({ subject: 'A present', heading: 'Very good news' }),
    };
  },
  'menu/saveEntry': (world) => menuChange(world, 'menu/saveEntry', { label: 'Reach us', address: '/reach' }),
  'menu/moveEntry': (world) => menuChange(world, 'menu/moveEntry', { step: 'hide' }),
  'menu/deleteEntry': (world) => menuChange(world, 'menu/deleteEntry', {}),
  'promotion/save': async ({ desk }) => {
    const first = { name: 'Summer sale', type: 'percent', percent: 10, code: 'SUN10', max_uses: 5 };
    const saved = await desk.get('promotion/save', first);
    return rowChange(desk, 'promotion/save', saved, {
      read: async (id) => (await desk.get('promotion/getList')).promotions.find((one) => one.id === id),
      inputs: [
        { name: 'Summer', type: 'amount', amount: 500, code: 'SUN10' },
        { name: 'Fall', type: 'percent', percent: 20, max_uses: 7 },
      ],
    });
  },
  'settings/save': async ({ desk }) => {
    const names = ['store_info.fax', 'is_v1'];
    const saved = (fax: string, is_v1: boolean) =>
      desk.get('settings/save', { values: { 'store_info.fax': fax, is_v1 } });
    await saved('5550100', true);
    return {
      read: async () =>
        (await desk.get('settings/getList')).settings
          .filter(({ name }) => names.includes(name))
          .map(({ value }) => value),
      change: () => saved('5550199', false),
      again: () => saved('5550123', false),
    };
  },
  'shipping/save': async ({ desk }) => {
    const first = {
      label: 'Mail',
      country: 'US',
      base: 400,
      basis: 'weight',
      most: 9000,
      valid_until: '2099-01-01',
    };
    const saved = await desk.get('shipping/save', first);
    return rowChange(desk, 'shipping/save', saved, {
      read: async (id) => (await desk.get('shipping/getList')).rates.find((one) => one.id === id),
      inputs: [
        { label: 'Mail', country: 'US', base: 450, regions: ['ME'] },
        { label: 'Mail', country: 'US', base: 500, regions: ['ME', 'NH'], valid_until: '2098-01-01' },
      ],
    });
  },
  'tax/save': async ({ desk, location }) => {
    const first = {
      type: 'Sales tax',
      rate_ppm: 55_000,
      location_id: location.id,
      valid_until: '2099-12-31',
    };
    const saved = await desk.get('tax/save', first);
    return rowChange(desk, 'tax/save', saved, {
      read: async (id) => (await desk.get('tax/getList')).rates.find((one) => one.id === id),
      inputs: [
        { type: 'Sales tax', rate_ppm: 60_000, country: 'US', region: 'ME' },
        { type: 'Sales tax', rate_ppm: 70_000, country: 'US', region: 'NH', valid_until: '2098-12-31' },
      ],
    });
  },
  'title/saveStock': async (world) => {
    const { made, desk, location } = world;
    const { id, eisbn, read } = await aBook(world);
    await buildStock(made.db, location.id, id, 2);
    const copies = (
      on_hand: number,
      on_order: number,
      seen: object,
      price: number,
      seenPrice: number | null,
    ) =>
      desk.get('title/saveStock', {
        eisbn,
        counts: [{ location_id: location.id, condition: 'NEW', on_hand, on_order, seen }],
        prices: [{ condition: 'NEW', price, seen: seenPrice }],
      });
    return {
      read,
      change: () => copies(5, 3, { on_hand: 2, on_order: 0 }, 1500, null),
      again: () => copies(4, 0, { on_hand: 5, on_order: 3 }, 1400, 1500),
    };
  },
  'title/saveComment': async (world) => {
    const { eisbn, read } = await aBook(world);
    const say = (text: string) => world.desk.get('title/saveComment', { eisbn, author: 'Nell', text });
    await say('Read it.');
    return { read, change: () => say('Read it twice.'), again: () => say('') };
  },
  'title/saveFacts': async (world) => {
    const { desk } = world;
    const { eisbn } = await aBook(world);
    const read = () => desk.get('title/getFacts', { eisbn });
    const save = async (facts: object) => {
      const { eisbn: _, ...seen } = await read();
      await desk.get('title/saveFacts', { ...seen, ...facts, eisbn, seen });
    };
    await save({ people: [{ name: 'Mara Quill', role: 'A01' }], publisher: 'Harbour Press', pages: 144 });
    return {
      read,
      change: () => save({ title: 'Tides', people: [], pages: null, list_price: 1200, language: 'French' }),
      again: () => save({ title: 'Tide', people: [{ name: 'Jo', role: 'A12' }], pages: 12, language: '' }),
    };
  },
  'title/hide': async (world) => {
    const { id, eisbn, read } = await aBook(world);
    const { desk, made } = world;
    // Its publisher has withdrawn it by now, and no one hides it any longer.
    const withdrawn = 'update title set hidden_at = null where id = $1';
    return {
      read,
      change: () => desk.get('title/hide', { eisbn }),
      again: () => made.db.query(withdrawn, [id]),
    };
  },
  'title/unhide': async (world) => {
    const { id, eisbn, read } = await aBook(world);
    const { desk, made } = world;
    // Its publisher has withdrawn it; no one has hidden it.
    await made.db.query('update title set deleted_at = now() where id = $1', [id]);
    const unhide = () => desk.get('title/unhide', { eisbn });
    return { read, change: unhide, again: () => desk.get('title/hide', { eisbn }) };
  },
  'title/saveCover': async (world) => {
    const { eisbn, read } = await aBook(world);
    const cover = async (color: string) =>
      world.desk.get('title/saveCover', { eisbn, file: await upload(world.made, color) });
    await cover('#264653');
    return { read, change: () => cover('#e76f51'), again: () => cover('#2a9d8f') };
  },
  'title/deleteCover': async (world) => {
    const { eisbn, read } = await aBook(world);
    const { desk, made } = world;
    await desk.get('title/saveCover', { eisbn, file: await upload(made, '#264653') });
    const replace = async () => desk.get('title/saveCover', { eisbn, file: await upload(made, '#e76f51') });
    return { read, change: () => desk.get('title/deleteCover', { eisbn }), again: replace };
  },
};

interface Row {
  read(id: number): Promise<unknown>;
  inputs: [object, object];
}

function rowChange(
  desk: Desk,
  name: UndoableName,
  { id, version }: Saved,
  { read, inputs }: Row,
): UndoableChange {
  const save = (input: object, version: number) => desk.get(name, { ...input, id, version });
  return {
    read: async () => withoutVersion((await read(id)) as Saved),
    change: () => save(inputs[0], version),
    again: () => save(inputs[1], version + 1),
  };
}

/** Each save makes a new version, an undo as well. */
function withoutVersion({ version: _, ...row }: Saved & { changed?: number }) {
  const { changed: __, ...rest } = row;
  return rest;
}

async function menuChange(
  { desk }: UndoableWorld,
  name: UndoableName,
  input: object,
): Promise<UndoableChange> {
  const add = async (label: string, below: number) => {
    const { version } = await desk.get('menu/get');
    return desk.get('menu/saveEntry', { version, label, address: `/${label.toLowerCase()}`, below });
  };
  const { menu } = await add('Visit', 0);
  const menu_id = menu.find(({ label }) => label === 'Visit')?.menu_id ?? 0;
  await add('Parking', menu_id);
  return {
    async read() {
      const { version: _, ...menus } = await desk.get('menu/get');
      return menus;
    },
    change: async () => desk.get(name, { ...input, version: (await desk.get('menu/get')).version, menu_id }),
    again: () => add('Gifts', 0),
  };
}

async function aBook({ made, desk }: UndoableWorld) {
  const book = await buildTitle(made.db, { title: 'The Salt Path', list_price_usa: 1800 });
  return { ...book, read: () => desk.get('title/get', { eisbn: book.eisbn }) };
}

let uploads = 0;

/** Puts a picture of one color where uploads are, and returns its name. */
async function upload({ shop }: TestShop, background: string): Promise<string> {
  const folder = shop.env.DATA_DIR;
  mkdirSync(importFolder(folder), { recursive: true });
  uploads += 1;
  const name = uploads.toString(16).padStart(32, '0');
  const picture = sharp({ create: { width: 300, height: 450, channels: 3, background } }).png();
  writeFileSync(uploadPath(folder, name), await picture.toBuffer());
  return name;
}
