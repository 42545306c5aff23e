import type { undoableChanges as changes } from '../contract/admin/undo.ts';
import { buildTitle } from './factories.ts';
import type { Desk } from './staff.ts';
import {
  type Prepare,
  type UndoableChange,
  type UndoableWorld,
  undoableTitleChanges,
} from './undoable-title-changes.ts';

type ChangeName = keyof typeof changes;
type Saved = { id: number; version: number };

/** Every kind of change that can be undone, on a shop of its own. */
export const undoableChanges: Record<ChangeName, Prepare> = {
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
  'store/save': async ({ desk }) => {
    const saved = async (change: object) => {
      const { in_currency: _, ...now } = await desk.get('store/get');
      return desk.get('store/save', { ...now, ...change, amounts_checked: true });
    };
    return {
      read: () => desk.get('store/get'),
      change: () =>
        saved({ name: 'Pier Books', time_zone: 'America/Halifax', country: 'CA', currency: 'CAD' }),
      again: () => saved({ name: 'Harbour Books', time_zone: 'America/Chicago', country: 'US' }),
    };
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
  ...undoableTitleChanges,
};

interface Row {
  read(id: number): Promise<unknown>;
  inputs: [object, object];
}

function rowChange(
  desk: Desk,
  name: ChangeName,
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

async function menuChange({ desk }: UndoableWorld, name: ChangeName, input: object): Promise<UndoableChange> {
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
