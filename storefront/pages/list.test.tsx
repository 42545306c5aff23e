import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider, UNSAFE_ErrorResponseImpl as ThrownResponse } from 'react-router';
import { expect, test } from 'vitest';
import { CallFailed } from '../../contract/action.ts';
import type { Call } from '../../contract/call.ts';
import { signUp } from '../../test/accounts.ts';
import { anEvent } from '../../test/events.ts';
import { buildList } from '../../test/factories.ts';
import { type SellingShop, sellingShops } from '../../test/selling-shop.ts';
import type { Visitor } from '../../test/shop.ts';
import { ToastProvider } from '../../ui/toast.tsx';
import { SessionProvider } from '../parts/session/session-provider.tsx';
import List, { ErrorBoundary, load } from './list.tsx';

const open = sellingShops();

/** The page at an address as a reader gets it from the server. */
async function html(
  shop: SellingShop,
  path: string,
  reader: Visitor = shop.reader,
  api = ((name, input) => reader.call(name, input)) as Call,
): Promise<string> {
  const url = new URL(path, 'http://shop.example');
  const [list_id, page_id] = url.pathname.replace(/^\/lists\/(cartable\/)?/, '').split('/');
  const settings = await reader.get('store/getSettings', {});
  const params = { list_id, ...(page_id && { page_id }) };
  const loaded = await load({ api, params, url }).then(
    (found) => ({ loaderData: { root: { settings }, list: found } }),
    (thrown) => ({
      loaderData: { root: { settings } },
      errors: {
        list: thrown instanceof Error ? thrown : new ThrownResponse(thrown.init.status, '', thrown.data),
      },
    }),
  );
  const framed = (page: React.ReactNode) => (
    <ToastProvider>
      <SessionProvider>{page}</SessionProvider>
    </ToastProvider>
  );
  const list = {
    id: 'list',
    loader: () => null,
    element: framed(<List />),
    errorElement: framed(<ErrorBoundary />),
  };
  const paths = [
    'lists/cartable/:list_id',
    'lists/cartable/:list_id/:page_id',
    'lists/:list_id',
    'lists/:list_id/:page_id',
  ];
  const pattern = paths.find((one) => new RegExp(`^/${one.replace(/:\w+/g, '[^/]+')}$`).test(url.pathname));
  const router = createMemoryRouter(
    [{ id: 'root', path: '/', loader: () => null, children: [{ ...list, path: pattern ?? '*' }] }],
    { initialEntries: [path], hydrationData: loaded },
  );
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a list that can’t be shown says why (LIST-008, LIST-031, LIST-032, LIST-034)', async () => {
  const shop = await open();
  const owner = shop.stranger();
  await signUp(owner);
  const { list } = await owner.get('titlelist/create', { name: 'Mine' });
  const own = `/lists/${list.list_id}`;
  expect(await html(shop, own)).toMatch(
    new RegExp(
      `<h1[^>]*>You must be logged in to view\\.<.*href="/account/login\\?back=${encodeURIComponent(own)}"`,
      's',
    ),
  );
  expect(await html(shop, own, owner)).toContain('<h1>Mine</h1>');
  expect(await html(shop, '/lists/999999')).toContain('<h1>You have provided a bad list ID.</h1>');
  expect(await html(shop, '/lists/winter')).toContain('<h1>You have provided an incorrect list ID.</h1>');
});

test('an error of the server is said in place of the list (LIST-030)', async () => {
  const shop = await open();
  const failing = async () => {
    throw new CallFailed('The shop is busy.', 503);
  };
  const page = await html(shop, '/lists/1', shop.reader, failing as Call);
  expect(page).toContain('<h1>There was an error.</h1>');
  expect(page).toContain('The shop is busy.');
});

test('an empty list has no products, and one of books that can’t be had says so (LIST-033, LIST-041, LIST-074)', async () => {
  const shop = await open();
  const { t, store } = shop;
  const gone = await shop.aBook(0);
  await t.db.query("update title set availability = 'out_of_print' where id = $1", [gone.id]);
  const empty = await html(shop, `/lists/${await buildList(t.db, store.id, [])}`);
  expect(empty).toContain('No products.');
  const id = await buildList(t.db, store.id, [gone.id]);
  const all = await html(shop, `/lists/${id}`);
  expect(all).toContain(gone.title);
  expect(all).toContain(`href="/lists/cartable/${id}"`);
  const cartable = await html(shop, `/lists/cartable/${id}`);
  expect(cartable).not.toContain(gone.title);
  expect(cartable).toContain('Nothing on this list can be ordered at the moment.');
  expect(cartable).toContain(`href="/lists/${id}"`);
});

test('a list of an event says when it is, in place of the marker of its text (LIST-013) (ENTITY-037)', async () => {
  const shop = await open();
  const { t, store } = shop;
  const id = await buildList(t.db, store.id, [(await shop.aBook(1)).id]);
  const date = await anEvent(t.db, store.id, { location_text: 'The barn' });
  const writeDescription = (description: string) =>
    t.db.query(
      `update title_list set description = $2, event_id = (select event_id from event_date where id = $3)
       where id = $1`,
      [id, description, date],
    );
  await writeDescription('<p>Come and listen.</p>[calendar]<p>With soup.</p>');
  const link = `href="/events/${date}"`;
  expect(await html(shop, `/lists/${id}`)).toMatch(
    new RegExp(
      `Come and listen.*aria-label="Dates".*${link}.*6:30\u00a0pm – 8\u00a0pm · The barn.*With soup`,
      's',
    ),
  );
  await writeDescription('<p>Come and listen.</p>');
  const unmarked = await html(shop, `/lists/${id}`);
  expect(unmarked).toMatch(new RegExp(`Come and listen.*${link}`, 's'));
  expect(unmarked).not.toContain('[calendar]');
});

test('a list goes on from page to page in the size that was chosen (LIST-004, LIST-039, LIST-043, LIST-068)', async () => {
  const shop = await open();
  const books: { id: number; title: string }[] = [];
  for (let n = 0; n < 27; n += 1) books.push(await shop.aBook(1));
  const id = await buildList(
    shop.t.db,
    shop.store.id,
    books.map((book) => book.id),
  );
  const titles = (page: string) => books.filter(({ title }) => page.includes(`>${title}<`)).length;
  const first = await html(shop, `/lists/${id}`);
  expect(titles(first)).toBe(26);
  expect(first).toContain(`href="/lists/${id}/2"`);
  expect(first).toContain(`href="/browse/filter/v/sequence/x/${id}"`);
  expect(first).toMatch(/<a[^>]* href="\/features"/);
  for (const size of [50, 100, 200]) expect(first).toContain(`href="/lists/${id}?l=${size}"`);
  expect(titles(await html(shop, `/lists/${id}/2`))).toBe(1);
  expect(titles(await html(shop, `/lists/${id}?l=50`))).toBe(27);
  expect(await html(shop, `/lists/${id}/3`)).toContain('You have provided a bad list ID.');
  // LIST-040
  expect(await html(shop, `/lists/cartable/${id}`)).toContain(`href="/lists/cartable/${id}/2"`);
  expect(titles(await html(shop, `/lists/cartable/${id}/2`))).toBe(1);
});
