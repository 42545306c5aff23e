import { expect, test } from 'vitest';
import type { Call } from '../../../contract/call.ts';
import { loadNoResultsHelp } from './no-results-help.ts';

/** Answers by the name of the call; a list of that id has one book. */
function shopWith(no_results: { form_id: number; list_id: number }, answers: Record<string, unknown> = {}) {
  const all: Record<string, unknown> = {
    'store/getSettings': { ok: true, value: { no_results } },
    ...answers,
  };
  const api = async (name: string, input: { list_id?: number }) =>
    name === 'titlelist/getItems' && !(name in all)
      ? { ok: true, value: { list: { list_id: input.list_id }, rows: [{}], row_count: 1 } }
      : all[name];
  return api as unknown as Call;
}
const refused = { ok: false, error: 'gone', error_code: 'not_found' };
const lists = (...ids: number[]) => ({
  'feature/getList': { ok: true, value: { rows: ids.map((list_id) => ({ list_id })) } },
});

test('the form and the list that the shop has chosen', async () => {
  const form = { ok: true, value: { form_id: 4, elements: [{}] } };
  const ways = await loadNoResultsHelp(
    shopWith({ form_id: 4, list_id: 7 }, { 'settings/custom_forms/get': form, ...lists(2) }),
  );
  expect(ways).toMatchObject({ form: { form_id: 4 }, picks: { list: { list_id: 7 } } });
});

test('a shop that has chosen nothing shows its first list', async () => {
  const none = { form_id: 0, list_id: 0 };
  expect(await loadNoResultsHelp(shopWith(none, lists(2)))).toMatchObject({
    form: null,
    picks: { list: { list_id: 2 } },
  });
  expect(await loadNoResultsHelp(shopWith(none, lists()))).toEqual({ form: null, picks: null });
});

test('a form and a list that are gone are left out', async () => {
  const gone = { 'settings/custom_forms/get': refused, 'titlelist/getItems': refused };
  expect(await loadNoResultsHelp(shopWith({ form_id: 4, list_id: 7 }, gone))).toEqual({
    form: null,
    picks: null,
  });
});
