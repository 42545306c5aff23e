import { expect, test } from 'vitest';
import { buildLocation, buildStore, buildTitle } from '../../test/factories.ts';
import { testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { openMemoryBackend } from '../search/memory-backend.ts';

test('a search that is answered from the cache is logged like any other, and only its first page', async () => {
  const made = await testShop();
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  await buildLocation(made.db, store.id);
  await buildTitle(made.db, { title: 'Emma' });
  await made.reload();
  made.shop.search = await openMemoryBackend(made.db);
  let drawn = 0;
  const app = createApp(made.shop, async (request, { api }) => {
    drawn += 1;
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const found = await api('browse/get', { ...asked, o: Number(asked.o ?? 0) });
    return new Response(JSON.stringify(found), { headers: { 'content-type': 'text/html' } });
  });
  const get = (query: string) =>
    app.request(`http://one.localhost/browse${query}`, { headers: { host: 'one.localhost' } });

  for (const query of ['?t=emma&k=title', '?t=emma&k=title&o=26', '?t=a@b.example', '']) {
    for (let i = 0; i < 3; i++) expect((await get(query)).status).toBe(200);
  }
  expect(drawn).toBe(4);
  await made.shop.searchLog.close();
  const logged = await made.db.query('select store_id, term, type, results from search_log');
  expect(logged).toEqual(Array(3).fill({ store_id: store.id, term: 'emma', type: 'title', results: 1 }));
  await made.shop.search.close();
});
