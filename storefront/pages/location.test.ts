import { expect, test } from 'vitest';
import { CallFailed } from '../../contract/action.ts';
import type { Call } from '../../contract/call.ts';
import { buildLocation } from '../../test/factories.ts';
import { sellingShops } from '../../test/selling-shop.ts';
import { action, load } from './location.tsx';

const open = sellingShops();

/** The result of the form when a browser without JavaScript posts it. */
async function posted(api: Call, fields: Record<string, string>) {
  const request = new Request('http://shop.example/location?back=%2Fitem%2F1', {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
  const answer = await action({ request, context: { api }, params: {} } as never);
  if (answer instanceof Response) return { to: answer.headers.get('location'), status: answer.status };
  return { ...answer.data, status: answer.init?.status };
}

test('a place of the shop is chosen, anything else is refused in words and changes nothing', async () => {
  const { t, store, location: place, stranger } = await open();
  const second = await buildLocation(t.db, store.id);
  const elsewhere = await open();
  await t.reload();
  const reader = stranger();
  const api = reader.call as unknown as Call;
  expect(await posted(api, { location_id: String(second.id) })).toEqual({ to: '/item/1', status: 303 });
  const none = ['', '0', '-1', 'abc', '1.5', '99999999999999', '<b>', String(elsewhere.location.id)];
  for (const location_id of none) {
    expect(await posted(api, { location_id })).toEqual({
      sentence: 'Please select one of our locations.',
      status: 400,
    });
  }
  expect((await posted(api, {})).status).toBe(400);
  expect((await reader.get('session/get', {})).location_id).toBe(second.id);
  expect(place.id).not.toBe(second.id);
});

test('a shop of one place has nothing to choose: it leads to its address and hours', async () => {
  const { t, store, stranger } = await open();
  const url = new URL('http://shop.example/location');
  const visit = () => load({ api: stranger().call, url } as never);
  const gone = await visit().catch((answer: Response) => answer);
  expect(gone).toBeInstanceOf(Response);
  expect((gone as Response).headers.get('location')).toBe('/contact');
  await buildLocation(t.db, store.id);
  await t.reload();
  expect(await visit()).toMatchObject({ places: [{}, {}], back: '/' });
});

test.each([
  [503, 'The shop can’t reach its database right now. Please try again in a moment.'],
  [429, 'Too many requests. Please try again in 9 seconds.'],
])('a choice that fails with %s says why', async (status, sentence) => {
  const api: Call = () => Promise.reject(new CallFailed(sentence, status));
  expect(await posted(api, { location_id: '1' })).toEqual({ sentence, status });
});
