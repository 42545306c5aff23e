import type { undoableDeletions } from '../contract/admin/undo.ts';
import { buildOrder, buildTitle } from './factories.ts';
import type { UndoableWorld } from './undoable-title-changes.ts';

type Saved = { id: number; version: number };

/** A row that staff make and delete. */
interface UndoableRow {
  /** The input that makes it, and one that changes it. */
  inputs: [object, object];
  /** The row as the back office has it. */
  read(id: number): Promise<Saved | undefined>;
  /** What makes it needed, where that is possible. */
  use?(id: number): Promise<unknown>;
  /** What makes it impossible to bring the row back once it is deleted, and how that is refused. */
  blocked: { by(row: Saved): Promise<unknown>; code: string };
}

/** Every kind of row whose deletion can be undone, on a shop of its own. */
export const undoableRows: Record<
  keyof typeof undoableDeletions,
  (world: UndoableWorld) => Promise<UndoableRow>
> = {
  async 'category/delete'({ made, desk }) {
    const books = [await buildTitle(made.db), await buildTitle(made.db)];
    const first = { name: 'Local', position: 3, eisbns: books.map(({ eisbn }) => eisbn) };
    return {
      inputs: [first, { ...first, name: 'Near here' }],
      read: (id) => unlessGone(desk.send('category/get', { id })),
      blocked: { by: () => desk.get('category/save', { ...first, eisbns: [] }), code: 'name_taken' },
    };
  },
  async 'form/delete'({ made, desk }) {
    const elements = [{ id: 'name', type: 'text', label: 'Your name' }];
    const send = (form_id: number) =>
      made.visitor().get('custom_form/submit', { form_id, data: [{ id: 'name', value: 'Ada' }] });
    return {
      inputs: [
        { header: 'Ask us', elements },
        { header: 'Ask', elements },
      ],
      read: (id) => unlessGone(desk.send('form/get', { id })),
      use: send,
      // As if another version of Handsell had allowed a form without any.
      blocked: {
        by: () =>
          made.db.query(`update audit_entry set detail = jsonb_set(detail, '{before,elements}', '[]')
            where action = 'form/delete'`),
        code: 'elements_missing',
      },
    };
  },
  async 'list/delete'({ made, desk }) {
    const { eisbn } = await buildTitle(made.db);
    const gone = await buildTitle(made.db);
    const first = { name: 'Staff picks', description: '<p>Ours</p>', limit: 7, eisbns: [gone.eisbn, eisbn] };
    return {
      inputs: [first, { ...first, name: 'Picks' }],
      read: (id) => unlessGone(desk.send('list/get', { id })),
      use: (list_id) =>
        desk.get('promotion/save', {
          ...{ name: 'Sale', type: 'percent', percent: 10, applies_to: 'list', list_id },
        }),
      blocked: {
        by: () => made.db.query('delete from title where id = $1', [gone.id]),
        code: 'unknown_titles',
      },
    };
  },
  async 'location/delete'({ desk }) {
    const first = { code: 'PIER', name: 'Pier', position: 2, details: { sc_phone: '(207) 555-0100' } };
    return {
      inputs: [first, { ...first, name: 'Old Pier' }],
      read: async (id) => (await desk.get('location/getList')).locations.find((one) => one.id === id),
      blocked: { by: () => desk.get('location/save', { ...first, name: 'New' }), code: 'code_taken' },
    };
  },
  async 'page/delete'({ desk }) {
    const first = { path: '/visit', title: 'Visit us', blocks: [] };
    return {
      inputs: [first, { ...first, title: 'Come by' }],
      read: (id) => unlessGone(desk.send('page/get', { id })),
      use: async () => {
        const { version } = await desk.get('menu/get');
        return desk.get('menu/saveEntry', { version, label: 'Visit', address: '/visit', below: 0 });
      },
      blocked: { by: () => desk.get('page/save', { ...first, title: 'New' }), code: 'path_taken' },
    };
  },
  async 'promotion/delete'({ made, desk }) {
    const first = { name: 'Summer sale', type: 'percent', percent: 10, code: 'SUN10', max_uses: 5 };
    return {
      inputs: [first, { ...first, percent: 15 }],
      read: async (id) => (await desk.get('promotion/getList')).promotions.find((one) => one.id === id),
      async use(id) {
        const number = await buildOrder(made.db, desk.caller.store.id, null, await buildTitle(made.db));
        await made.db.query(
          'insert into promotion_use select $1, id from customer_order where order_number = $2',
          [id, number],
        );
      },
      blocked: { by: () => desk.get('promotion/save', { ...first, name: 'Other' }), code: 'code_taken' },
    };
  },
  async 'shipping/delete'({ desk }) {
    const first = { label: 'Mail', country: 'US', base: 400, basis: 'weight', most: 9000 };
    return {
      inputs: [first, { ...first, base: 450 }],
      read: async (id) => (await desk.get('shipping/getList')).rates.find((one) => one.id === id),
      blocked: { by: () => desk.get('shipping/save', first), code: 'already_there' },
    };
  },
  async 'tax/delete'({ desk, location }) {
    const first = { type: 'Sales tax', rate_ppm: 55_000, location_id: location.id };
    return {
      inputs: [first, { ...first, rate_ppm: 60_000 }],
      read: async (id) => (await desk.get('tax/getList')).rates.find((one) => one.id === id),
      blocked: { by: () => desk.get('tax/save', first), code: 'already_there' },
    };
  },
};

async function unlessGone(answer: ReturnType<UndoableWorld['desk']['send']>): Promise<Saved | undefined> {
  const said = await answer;
  return said.ok ? (said.value as Saved) : undefined;
}
