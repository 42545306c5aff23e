import { beforeEach, describe, expect, it } from 'vitest';
import type { ShopLook } from '../../../contract/look.ts';
import { readyLooks } from '../../../storefront/theme/ready-looks.ts';
import { buildLocation, buildStore } from '../../../test/factories.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { type Desk, type StaffOf, staffAt } from '../../../test/staff.ts';

let made: TestShop;
let store: StaffOf;
let owner: Desk;
let manager: Desk;

beforeEach(async () => {
  made = await testShop();
  const global_content = [
    {
      component: 'search_bar',
      data: { pin_navigation: true, background_colour: '#ffffff', logo_height: 60 },
    },
    { component: 'nav_bar', data: { text_colour: '#000000', font_size: 15 } },
  ];
  store = await buildStore(made.db, { settings: { global_content } as never });
  await buildLocation(made.db, store.id);
  await made.reload();
  owner = await staffAt(made, store, 'owner');
  manager = await staffAt(made, store, 'manager');
});

/** The look of the shop with these changes, as a draft. */
async function drafted(change: Partial<ShopLook>, desk = owner) {
  const { look, draft } = await desk.get('look/get');
  return desk.get('look/saveDraft', {
    look: JSON.stringify({ ...look, ...change }),
    version: draft?.version,
  });
}
const red = { theme: { ...readyLooks.press.theme } };
const shown = async () => {
  await made.reload();
  return made.visitor().get('store/getSettings', {});
};

describe('a draft', () => {
  it('leaves the shop as it is until it is published', async () => {
    const before = await shown();
    const draft = await drafted({ ...red, favicon_url: '/media/icon.png' });
    expect(draft).toMatchObject({ version: 1, is_behind: false, look: { favicon_url: '/media/icon.png' } });
    expect(await shown()).toEqual(before);
    await owner.get('look/publish', { version: 1 });
    const { styles, global_content } = await shown();
    expect(styles).toMatchObject({ favicon_url: '/media/icon.png', theme: { accent: '#c4001d' } });
    // Where a bar says how it looks, it says what was published; what is no look of it stays.
    const data = (name: string) => global_content.find(({ component }) => component === name)?.data;
    expect(data('search_bar')).toEqual({
      pin_navigation: true,
      background_colour: '#ffffff',
      logo_height: 60,
    });
    expect(data('nav_bar')).toEqual({ text_colour: '#ffffff', font_size: '0.8125rem' });
    expect((await owner.get('look/get')).draft).toBeNull();
  });

  it('of two people is not overwritten by the one who comes late, nor one that came after it', async () => {
    await drafted({ logo_url: '/a.png' });
    const { look } = await manager.get('look/get');
    expect(await manager.send('look/saveDraft', { look })).toMatchObject({
      error_code: 'stale',
      error_data: { newer: { version: 1, look: { logo_url: '/a.png' } } },
    });
    await owner.get('look/discardDraft', { version: 1 });
    expect(await manager.send('look/saveDraft', { look, version: 1 })).toMatchObject({ error_code: 'stale' });
    await drafted({ logo_url: '/b.png' });
    expect(await manager.send('look/publish', { version: 1 })).toMatchObject({ error_code: 'stale' });
    expect((await owner.get('look/get')).draft?.look.logo_url).toBe('/b.png');
  });

  it('does not undo a look that the shop got meanwhile, unless told to', async () => {
    await drafted({ logo_url: '/a.png' });
    await manager.get('settings/save', { values: { 'styles.font_pair': 'outfit' } });
    expect((await owner.get('look/get')).draft?.is_behind).toBe(true);
    const answer = await owner.send('look/publish', { version: 1 });
    expect(answer).toMatchObject({
      error_code: 'look_changed',
      error_data: { newer: { font_pair: 'outfit' } },
    });
    const { newer } = (answer as { error_data: { newer: ShopLook } }).error_data;
    // A third look came after the one that was seen.
    await manager.get('settings/save', { values: { 'styles.font_pair': 'novel' } });
    const again = await owner.send('look/publish', { version: 1, over: newer });
    expect(again).toMatchObject({
      error_code: 'look_changed',
      error_data: { newer: { font_pair: 'novel' } },
    });
    const third = (await owner.get('look/get')).look;
    await owner.get('look/publish', { version: 1, over: JSON.stringify(third) });
    expect((await shown()).styles).toMatchObject({ logo_url: '/a.png', font_pair: 'fraunces' });
  });
});

describe('a look with faults', () => {
  it.each([
    [
      'white on white',
      { theme: { ground: '#fff', surface: '#fff', ink: '#fff' } },
      "'ink' on 'ground' has a contrast of 1.0; it needs 4.5.",
    ],
    [
      'a script as a color',
      { theme: { accent: 'red;}</style><script>alert(1)</script>' } },
      'is not a colour',
    ],
    ['a token without a meaning', { theme: { 'no-such': '#000' } }, "no theme setting called 'no-such'"],
    ['a script as the logo', { logo_url: 'javascript:alert(1)' }, 'The address of the logo must begin with'],
    [
      'a script as the icon',
      { favicon_url: 'data:text/html,<script>' },
      'The address of the icon must begin with',
    ],
  ])('%s stays a draft, and publishing says why', async (_, change, reason) => {
    const before = await shown();
    const { version } = await drafted(change as Partial<ShopLook>);
    const answer = await owner.send('look/publish', { version });
    expect(answer).toMatchObject({ error_code: 'faulty_look', error: expect.stringContaining(reason) });
    expect((answer as { error_data: { faults: string[] } }).error_data.faults.length).toBeGreaterThan(0);
    expect(await shown()).toEqual(before);
    expect((await owner.get('look/get')).draft?.version).toBe(version);
  });

  it('is refused for its shape before it is a draft', async () => {
    const { look } = await owner.get('look/get');
    for (const wrong of [
      { font_pair: 'comic' },
      { logo_height: 4000 },
      { theme: { ink: 7 } },
      { theme: null },
    ]) {
      const answer = await owner.send('look/saveDraft', { look: { ...look, ...wrong } });
      expect(answer).toMatchObject({ error_code: 'invalid_input' });
    }
  });
});

describe('the history', () => {
  it('keeps the look before the first one, and brings each back', async () => {
    const first = (await owner.get('look/get')).look;
    await drafted(red);
    await owner.get('look/publish', { version: 1 });
    const { versions, is_current } = await owner.get('look/getHistory');
    expect(versions.map(({ version, kind }) => [version, kind])).toEqual([
      [2, 'published'],
      [1, 'found'],
    ]);
    expect(is_current).toBe(true);
    expect(versions[1]?.look).toEqual(first);
    await owner.get('look/restore', { restored: 1, newest: 2 });
    expect((await owner.get('look/get')).look).toEqual(first);
    expect((await shown()).styles.theme).toEqual(first.theme);
    const answer = await manager.send('look/restore', { restored: 2, newest: 2 });
    expect(answer).toMatchObject({ error_code: 'stale' });
    expect(await manager.send('look/restore', { restored: 9, newest: 3 })).toMatchObject({
      error_code: 'unknown_version',
    });
    const [entry] = (await owner.get('audit/getList')).entries;
    expect(entry).toMatchObject({
      action: 'look/restore',
      detail: { restored: 1, before: { accent: '#c4001d' } },
    });
  });

  it('keeps a look that was set elsewhere, and is of one store', async () => {
    await drafted(red);
    await owner.get('look/publish', { version: 1 });
    await owner.get('settings/save', { values: { 'styles.font_pair': 'gallery' } });
    expect((await owner.get('look/getHistory')).is_current).toBe(false);
    await drafted({ logo_url: '/a.png' });
    await owner.get('look/publish', { version: 3 });
    const { versions } = await owner.get('look/getHistory');
    expect(versions.map(({ kind, look }) => [kind, look.font_pair])).toEqual([
      ['published', 'gallery'],
      ['found', 'gallery'],
      ['published', 'fraunces'],
      ['found', 'fraunces'],
    ]);
    const other = await buildStore(made.db);
    await buildLocation(made.db, other.id);
    await made.reload();
    const stranger = await staffAt(made, other, 'owner');
    expect((await stranger.get('look/getHistory')).versions).toEqual([]);
    expect(await stranger.send('look/publish', { version: 3 })).toMatchObject({ error_code: 'not_found' });
  });
});
