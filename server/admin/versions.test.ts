import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminActionName } from '../../contract/admin/actions.ts';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { type Desk, staffAt } from '../../test/staff.ts';

/** What staff edit, the same for every kind: two editors, a repeated call, another store, the audit log. */

interface Saved {
  id: number;
  version: number;
}

interface Kind {
  /** A new one, and the same changed. */
  input(made: TestShop): Promise<object> | object;
  change: object;
  /** How it is read: by its own action, or as a line of its list. */
  read(desk: Desk, id: number): Promise<unknown>;
}

const byGet = (name: AdminActionName) => async (desk: Desk, id: number) => {
  const answer = await desk.send(name, { id });
  return answer.ok ? answer.value : answer.error_code;
};

const kinds: Record<string, Kind> = {
  category: {
    input: async ({ db }) => ({ name: 'Local', eisbns: [(await buildTitle(db)).eisbn] }),
    change: { name: 'Near here' },
    read: byGet('category/get'),
  },
  event: {
    input: () => ({ title: 'Open mic', first_day: '2099-05-01', last_day: '2099-05-01' }),
    change: { title: 'Poetry night' },
    read: byGet('event/get'),
  },
  form: {
    input: () => ({ header: 'Ask us', elements: [{ id: 'name', type: 'text', label: 'Your name' }] }),
    change: { header: 'Ask us anything' },
    read: byGet('form/get'),
  },
  list: {
    input: async ({ db }) => ({ name: 'Staff picks', eisbns: [(await buildTitle(db)).eisbn] }),
    change: { name: 'Summer' },
    read: byGet('list/get'),
  },
  location: {
    input: () => ({ code: 'PIER', name: 'Pier', details: { sc_phone: '(207) 555-0100' } }),
    change: { name: 'Old Pier' },
    read: async (desk, id) => {
      const { locations } = await desk.get('location/getList');
      return locations.find((one) => one.id === id) ?? 'not_found';
    },
  },
  page: {
    input: () => ({ path: '/about', title: 'About us', blocks: [{ component: 'blank_space', data: {} }] }),
    change: { title: 'Who we are' },
    read: byGet('page/get'),
  },
  promotion: {
    input: () => ({ name: 'Summer sale', type: 'percent', percent: 10, code: 'sun 10' }),
    change: { percent: 15 },
    read: async (desk, id) =>
      (await desk.get('promotion/getList')).promotions.find((one) => one.id === id) ?? 'not_found',
  },
  shipping: {
    input: () => ({ label: 'Mail', country: 'US', base: 400 }),
    change: { base: 450 },
    read: async (desk, id) =>
      (await desk.get('shipping/getList')).rates.find((one) => one.id === id) ?? 'not_found',
  },
  tax: {
    input: () => ({ type: 'Sales tax', rate_ppm: 55_000 }),
    change: { rate_ppm: 60_000 },
    read: async (desk, id) =>
      (await desk.get('tax/getList')).rates.find((one) => one.id === id) ?? 'not_found',
  },
};

describe.each(Object.entries(kinds))('%s', (kind, { input, change, read }) => {
  let made: TestShop;
  let owner: Desk;
  let stranger: Desk;
  let first: object;
  let saved: Saved;

  beforeEach(async () => {
    made = await testShop();
    const [store, other] = [await buildStore(made.db), await buildStore(made.db)];
    for (const { id } of [store, other]) await buildLocation(made.db, id);
    await made.reload();
    owner = await staffAt(made, store, 'owner');
    stranger = await staffAt(made, other, 'owner');
    first = await input(made);
    saved = (await owner.get(`${kind}/save` as AdminActionName, first)) as Saved;
  });

  const save = (desk: Desk, more: object, uuid?: string) =>
    desk.send(`${kind}/save`, { ...first, ...more }, uuid);
  const remove = (desk: Desk, which: Saved) =>
    desk.send(`${kind}/delete`, { id: which.id, version: which.version });
  const entries = async () =>
    (await owner.get('audit/getList')).entries.filter(({ action }) => action.startsWith(`${kind}/`));

  it('refuses the second of two editors, with what the first has saved, and keeps that', async () => {
    const mine = await save(owner, { ...change, id: saved.id, version: 1 });
    expect(mine).toMatchObject({ ok: true, value: { ...change, id: saved.id, version: 2 } });
    const newer = await read(owner, saved.id);
    expect(mine).toMatchObject({ value: newer });
    const stale = { error_code: 'stale', error_data: { newer } };
    expect(await save(owner, { id: saved.id, version: 1 })).toMatchObject(stale);
    expect(await save(owner, { id: saved.id })).toMatchObject(stale);
    expect(await remove(owner, saved)).toMatchObject(stale);
    expect(await read(owner, saved.id)).toEqual(newer);
  });

  it('lets one of two editors win who save at once', async () => {
    const both = await Promise.all([1, 2].map(() => save(owner, { id: saved.id, version: 1 })));
    expect(both.filter((a) => a.ok)).toHaveLength(1);
    expect(both.find((a) => !a.ok)).toMatchObject({
      error_code: 'stale',
      error_data: { newer: { version: 2 } },
    });
  });

  it('gives the first answer again to a repeated call', async () => {
    const again = { ...change, id: saved.id, version: 1 };
    const answer = await save(owner, again, 'u-1');
    expect(answer).toMatchObject({ ok: true, value: { version: 2 } });
    expect(await save(owner, again, 'u-1')).toEqual(answer);
    expect(await read(owner, saved.id)).toMatchObject({ version: 2 });
  });

  it('deletes the version that was seen, and knows it no more', async () => {
    expect(await remove(owner, saved)).toMatchObject({ ok: true });
    expect(await remove(owner, saved)).toMatchObject({ error_code: 'not_found' });
    expect(await save(owner, { id: saved.id, version: 1 })).toMatchObject({ error_code: 'not_found' });
    expect(await read(owner, saved.id)).toBe('not_found');
  });

  it('cannot be read, changed or deleted from another store', async () => {
    const before = await read(owner, saved.id);
    expect(await read(stranger, saved.id)).toBe('not_found');
    expect(await save(stranger, { id: saved.id, version: 1 })).toMatchObject({ error_code: 'not_found' });
    expect(await remove(stranger, saved)).toMatchObject({ error_code: 'not_found' });
    expect(await read(owner, saved.id)).toEqual(before);
  });

  it('leaves an entry with what was there before and after', async () => {
    await save(owner, { ...change, id: saved.id, version: 1 });
    await save(owner, { id: saved.id, version: 1 });
    await remove(owner, { ...saved, version: 2 });
    const was = Object.fromEntries(Object.keys(change).map((name) => [name, first[name as never]]));
    expect(await entries()).toMatchObject([
      { action: `${kind}/delete`, detail: { before: { id: saved.id, ...change } } },
      { action: `${kind}/save`, detail: { id: saved.id, before: was, after: change } },
      { action: `${kind}/save`, detail: { after: { id: saved.id } } },
    ]);
  });
});
