import { expect, test } from 'vitest';
import { createApp } from '../../../server/app.ts';
import type { Render } from '../../../server/http/pages.ts';
import { password, signUp } from '../../../test/accounts.ts';
import { buildStore } from '../../../test/factories.ts';
import { testShop } from '../../../test/shop.ts';
import { action as dataAction } from './data.ts';
import { action as detailsAction } from './details.tsx';
import { action as loginAction } from './login.tsx';

type Action = (args: never) => Promise<unknown>;
const actions: Record<string, Action> = {
  '/account/login': loginAction,
  '/account/details': detailsAction,
  '/account/data': dataAction,
};

/** Runs the action of the page that a form is posted to; a form that comes back is a page with its status. */
const render: Render = async (request, context) => {
  const action = actions[new URL(request.url).pathname];
  const answer = await action?.({ request, context, params: {} } as never);
  if (answer instanceof Response) return answer;
  const { data, init } = answer as { data: unknown; init: { status: number } };
  return new Response(JSON.stringify(data), {
    status: init.status,
    headers: { 'content-type': 'text/plain' },
  });
};

/** A browser without JavaScript: posts forms of the shop's own pages and keeps its cookies. */
async function aBrowser() {
  const { db, reload, shop, visitor } = await testShop();
  const store = await buildStore(db, { hosts: ['one.localhost'] });
  await reload();
  const app = createApp(shop, render);
  const cookies = new Map<string, string>();
  const post = async (path: string, fields: Record<string, string>, from = 'same-origin') => {
    const response = await app.request(`http://one.localhost${path}`, {
      method: 'POST',
      headers: {
        host: 'one.localhost',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'sec-fetch-site': from,
      },
      body: new URLSearchParams(fields),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const owner = visitor(store.webstoreName);
  const { email } = await signUp(owner);
  const login = { intent: 'login', name: email, password };
  return { owner, email, cookies, post, login };
}

test('a browser stays logged in through a new password, and until it logs out', async () => {
  const { cookies, post, login, owner } = await aBrowser();
  expect((await post('/account/login?back=%2Fitem%2F1', login)).headers.get('location')).toBe('/item/1');
  const first = cookies.get('session_id');
  expect(first).toBeTruthy();

  const words = 'a kettle on the stove';
  const fields = { current_password: password, new_password: words, confirm_password: words };
  const changed = await post('/account/details', { intent: 'password', ...fields });
  expect(changed.headers.get('location')).toBe('/account/details?done=password_changed');
  // Every other browser is logged out by it; this one goes on.
  expect((await owner.get('session/get', {})).logged_in).toBe(false);
  const file = await post('/account/data', {});
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(file.headers.get('cache-control')).toContain('no-store');
  const loggedIn = cookies.get('session_id');

  expect((await post('/account/login', { intent: 'logout' })).headers.get('location')).toBe('/');
  expect(cookies.get('session_id')).not.toBe(loggedIn);
  const refused = await post('/account/data', {});
  expect([refused.status, await refused.text()]).toEqual([400, 'Please log in to do this.']);
});

test('a page of another account changes nothing', async () => {
  const { post, login } = await aBrowser();
  await post('/account/login', login);
  const drawn = { for_account: 'another' };
  expect((await post('/account/details', { ...drawn, intent: 'end_sessions' })).status).toBe(400);
  expect((await post('/account/login', { ...drawn, intent: 'logout' })).headers.get('location')).toBe(
    '/account/login?other=1',
  );
  expect((await post('/account/data', {})).status).toBe(200);
});

test.each(['cross-site', 'same-site'])('a form that %s posts is refused before it is read', async (from) => {
  const { post, login, email, owner } = await aBrowser();
  await post('/account/login', login);
  const erase = { intent: 'delete', email_address: email, current_password: password };
  expect((await post('/account/details', erase, from)).status).toBe(403);
  expect((await post('/account/data', {}, from)).status).toBe(403);
  expect((await owner.get('session/get', {})).user?.email_address).toBe(email);
  expect((await post('/account/details', erase)).headers.get('location')).toBe(
    '/account/details?done=account_deleted',
  );
});
