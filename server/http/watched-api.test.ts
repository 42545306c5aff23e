import { expect, it } from 'vitest';
import type { ActionName } from '../../contract/actions.ts';
import type { Call } from '../../contract/call.ts';
import { watchedApi } from './watched-api.ts';

const before = { searchVersion: 1, ready: 'soon', quarter: 77 };

async function quarterAfter(name: ActionName, value: object) {
  const watched = watchedApi((async () => ({ ok: true, value })) as unknown as Call, before);
  await watched.api(name, {} as never);
  return watched.dependencies().quarter;
}

it('knows that a page says of events whether they are over', async () => {
  expect(await quarterAfter('event/v2/list', { rows: [] })).toBe(77);
  expect(await quarterAfter('site_content/getPage', { blocks: [{ injected_data: { now: 5 } }] })).toBe(77);
  const others = [{ injected_data: null }, { injected_data: { rows: [] } }];
  expect(await quarterAfter('site_content/getPage', { blocks: others })).toBeNull();
});

it('knows that a list with dates of events says whether they are over', async () => {
  const calendar_widgets = [{ id: 7 }];
  expect(await quarterAfter('titlelist/getItems', { list: { calendar_widgets }, rows: [] })).toBe(77);
  expect(await quarterAfter('feature/getList', { rows: [{}, { calendar_widgets }] })).toBe(77);
  expect(await quarterAfter('titlelist/getItems', { list: { calendar_widgets: [] }, rows: [{}] })).toBeNull();
});

it('knows that what a list leaves out may be for sale again', async () => {
  const versionAfter = async (cartable: boolean) => {
    const watched = watchedApi((async () => ({ ok: true, value: { rows: [] } })) as unknown as Call, before);
    await watched.api('titlelist/getItems', { list_id: 7, cartable });
    return watched.dependencies();
  };
  expect(await versionAfter(true)).toMatchObject({ searchVersion: 1, lists: [7] });
  expect(await versionAfter(false)).toMatchObject({ searchVersion: null, lists: [7] });
});
