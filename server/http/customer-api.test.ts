import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { password, signUp } from '../../test/accounts.ts';
import { buildLocation, buildStock, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import { createApp } from '../app.ts';
import { DatabaseDown, DatabaseFull } from '../db/db.ts';

const noPages = async () => new Response('page', { headers: { 'content-type': 'text/html' } });

interface PostOptions {
  cookie?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

let made: TestShop;
let app: Hono;
let host: string;
let eisbn: string;

beforeEach(async () => {
  made = await testShop();
  const store = await buildStore(made.db, { hosts: ['one.localhost'] });
  const location = await buildLocation(made.db, store.id);
  const title = await buildTitle(made.db, { title: 'Emma' });
  await buildStock(made.db, location.id, title.id, 5);
  await buildStore(made.db, { hosts: ['two.localhost'] });
  await made.reload();
  app = createApp(made.shop, noPages);
  host = 'one.localhost';
  eisbn = title.eisbn;
});

async function post(name: string, fields: Record<string, string> = {}, options: PostOptions = {}) {
  const response = await app.request(`http://${host}/customer/${name}`, {
    method: 'POST',
    body: options.body ?? new URLSearchParams(fields),
    headers: { host, ...(options.cookie ? { cookie: options.cookie } : {}), ...options.headers },
  });
  const answer = (await response.json()) as Record<string, unknown>;
  const cookie = response.headers.getSetCookie().find((c) => c.startsWith('session_id='));
  return { response, answer, cookie: cookie?.split(';')[0] ?? '', setCookie: cookie ?? '' };
}

describe('the wire of the customer API', () => {
  it('answers a form-encoded call with the documented object (API-002)', async () => {
    const { response, answer } = await post('title/getItem', { eisbn });
    expect(response.status).toBe(200);
    expect(answer).toMatchObject({ eisbn, title: 'Emma' });
  });

  it('gives a file at a path of its own, with the store beside it (API-001)', async () => {
    const reader = made.visitor();
    await signUp(reader);
    const [list] = (await reader.get('titlelist/getLists', {})).rows;
    const { id } = (await reader.get('store/getSettings', {})).store_info;
    const cookie = `session_id=${reader.caller.token}`;
    const get = (store: number) =>
      app.request(`http://${host}/customer/titlelist/getExcel?list_id=${list?.list_id}&store_id=${store}`, {
        headers: { host, cookie },
      });
    expect((await get(id)).headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.xlsx"$/);
    expect(await (await get(id + 1)).json()).toMatchObject({ error_code: 'store_mismatch' });
  });

  it('takes a file as multipart form, larger than a form of fields may be', async () => {
    const body = new FormData();
    body.set('file', new File([' '.repeat(2 * 1024 * 1024), eisbn], 'books.txt'));
    const { answer } = await post('browse/file', {}, { body });
    // The ISBNs that tests make are not those of books.
    expect(answer.error_code ?? 'stored').toMatch(/no_isbns|none_found|stored/);
    const fields = new FormData();
    fields.set('eisbn', ' '.repeat(2 * 1024 * 1024));
    const tooMuch = await post('title/getItem', {}, { body: fields });
    expect([tooMuch.response.status, tooMuch.answer.error]).toEqual([413, 'This request is too large.']);
  });

  it('says how large a file may be', async () => {
    const body = new FormData();
    body.set('file', new File([new Uint8Array(51 * 1024 * 1024)], 'books.txt'));
    const { response, answer } = await post('browse/file', {}, { body });
    expect([response.status, answer.error]).toEqual([413, 'File is too large. (Max size is 50MB)']);
  });

  it('says 404 for an unknown action, with a sentence', async () => {
    const { response, answer } = await post('title/explode');
    expect(response.status).toBe(404);
    expect(answer.error).toBe('There is no such action.');
  });

  it.each(['__proto__', 'constructor', 'toString', 'title/getItem/x'])('knows no action %j', async (name) => {
    const response = await app.request(`http://${host}/customer/${name}`, {
      method: 'POST',
      headers: { host },
    });
    expect([404, 405]).toContain(response.status);
  });

  it('says in its own form what is no call, and which method a call takes (API-004)', async () => {
    const ask = async (method: string, path: string) => {
      const response = await app.request(`http://${host}/customer/${path}`, { method, headers: { host } });
      return { status: response.status, allow: response.headers.get('allow'), ...(await response.json()) };
    };
    const none = { status: 404, allow: null, error: 'There is no such action.', error_code: 'http_404' };
    const posted = { status: 405, allow: 'POST', error_code: 'http_405' };
    for (const path of ['', 'title', 'title/explode', '__proto__']) {
      expect(await ask('GET', path)).toEqual(none);
      expect(await ask('DELETE', path)).toEqual(none);
    }
    for (const method of ['GET', 'PUT', 'DELETE']) {
      expect(await ask(method, 'cart/add')).toEqual({ ...posted, error: 'This action is called with POST.' });
    }
    expect(await ask('PUT', 'order/getExcel')).toMatchObject({ status: 405, allow: 'GET' });
  });

  it('says 400 for a body that is no form', async () => {
    const { response } = await post(
      'title/getItem',
      {},
      {
        body: '{"eisbn":"1"}',
        headers: { 'content-type': 'application/json' },
      },
    );
    expect(response.status).toBe(400);
  });

  it('says 400 for a multipart body that is cut off', async () => {
    const { response, answer } = await post(
      'title/getItem',
      {},
      {
        body: '--x\r\nContent-Disposition: form-data; name="eisbn"\r\n\r\n978',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      },
    );
    expect(response.status).toBe(400);
    expect(answer.error).toBe('We couldn’t read this request.');
  });

  it('says 413 for more than a megabyte', async () => {
    const { response } = await post('cart/add', { eisbn, note: 'x'.repeat(1_200_000) });
    expect(response.status).toBe(413);
  });

  it('refuses wrong types and missing fields with the fields at fault (API-005)', async () => {
    const wrong = await post('cart/add', { eisbn: 'abc', quantity: 'many' });
    expect(wrong.response.status).toBe(200);
    expect(wrong.answer).toMatchObject({
      error: expect.stringMatching(/^Please /),
      error_code: 'invalid_input',
      error_data: { fields: [{ field: 'eisbn' }, { field: 'quantity' }] },
    });
    const missing = await post('title/getItem');
    expect(missing.answer).toMatchObject({
      error: expect.stringMatching(/^Please /),
      error_code: 'invalid_input',
      error_data: { fields: [{ field: 'eisbn' }] },
    });
  });

  it('refuses 100 kB in a text field without a trace of the program', async () => {
    const { answer } = await post('title/getSeriesItems', { series: 'x'.repeat(100_000) });
    expect(answer.error_code).toBe('invalid_input');
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.[jt]s:\d/);
  });

  it('refuses the id of another store', async () => {
    const { answer } = await post('title/getItem', { eisbn, store_id: '999999' });
    expect(answer).toMatchObject({ error_code: 'store_mismatch' });
  });
});

describe('sessions on the wire', () => {
  it('makes none for a read, and an HttpOnly, SameSite one of 365 days for the first change (CONST-003)', async () => {
    const read = await post('session/get');
    expect(read.setCookie).toBe('');
    const added = await post('cart/add', { eisbn, quantity: '1' });
    expect(added.setCookie).toMatch(/HttpOnly/i);
    expect(added.setCookie).toMatch(/SameSite=Lax/i);
    expect(added.setCookie).toMatch(/session_id=[^;,]+; Max-Age=31536000/i);
  });

  it('finds the cart again by the cookie, and by session_id for clients without cookies (API-011)', async () => {
    const { cookie } = await post('cart/add', { eisbn, quantity: '2' });
    const byCookie = await post('cart/get', {}, { cookie });
    expect(byCookie.answer).toMatchObject({ cart: { items: [{ cart_info: { quantity: 2 } }] } });
    const byField = await post('cart/get', { session_id: cookie.split('=')[1] ?? '' });
    expect(byField.answer).toMatchObject({ cart: { items: [{ cart_info: { quantity: 2 } }] } });
  });

  it('ignores a made-up session, and one of another store', async () => {
    const { cookie } = await post('cart/add', { eisbn, quantity: '2' });
    const madeUp = await post('cart/get', {}, { cookie: `session_id=${'A'.repeat(43)}` });
    expect(madeUp.answer).toMatchObject({ cart: { items: [] } });
    host = 'two.localhost';
    const elsewhere = await post('cart/get', {}, { cookie });
    expect(elsewhere.answer).toMatchObject({ cart: { items: [] } });
  });

  it('keeps only a hash of the token in the database', async () => {
    const { cookie } = await post('cart/add', { eisbn, quantity: '1' });
    const token = cookie.split('=')[1] ?? '';
    const rows = await made.db.query('select * from session');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('makes a browser known by a cookie of its own at login, that no script reads and logging out keeps', async () => {
    const { email } = await signUp(made.visitor());
    const login = { email_address: email, password };
    const first = await post('account/login', login);
    const known = first.response.headers.getSetCookie().find((c) => c.startsWith('known_browser='));
    expect(known).toMatch(/^known_browser=[\w.~-]+; .*HttpOnly.*SameSite=Lax/i);
    const out = await post('account/logout', {}, { cookie: first.cookie });
    expect(out.response.headers.getSetCookie().join()).not.toContain('known_browser');
    // As after a hundred tries from everywhere.
    const everywhere =
      "update rate_window set calls = 100 where bucket ~ '^password name [^ ]+$' returning 1";
    expect(await made.db.query(everywhere)).toHaveLength(1);
    const unknown = await post('account/login', login);
    expect([unknown.response.status, unknown.answer.error]).toEqual([
      429,
      'Too many requests. Please try again in 60 minutes, or choose a new password by email.',
    ]);
    expect(Number(unknown.response.headers.get('retry-after'))).toBeGreaterThan(3000);
    const back = await post('account/login', login, { cookie: known?.split(';')[0] ?? '' });
    expect(back.answer).toMatchObject({ logged_in: true });
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('refuses what another site sent: %j', async (headers) => {
    const { response } = await post('cart/add', { eisbn }, { headers });
    expect(response.status).toBe(403);
  });
});

describe('when things go wrong', () => {
  it('answers a bug with 500 and an incident id, without details of the program', async () => {
    made.shop.captcha.issue = async () => {
      throw new Error('secret internals');
    };
    const { response, answer } = await post('captcha/challenge');
    expect(response.status).toBe(500);
    expect(answer.incident).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.stringify(answer)).not.toContain('secret');
  });

  it('answers a lost database with 503', async () => {
    const db = { ...made.db, query: async () => Promise.reject(new DatabaseDown('gone')) };
    app = createApp({ ...made.shop, db }, noPages);
    const { response, answer } = await post('title/getItem', { eisbn });
    expect(response.status).toBe(503);
    expect(answer.error).toContain('can’t reach its database');
  });

  it.each([
    new DatabaseFull('no log'),
    Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }),
  ])('says that the disk is full: %s', async (fault) => {
    const db = { ...made.db, query: async () => Promise.reject(fault) };
    app = createApp({ ...made.shop, db }, noPages);
    const { response, answer } = await post('title/getItem', { eisbn });
    expect(response.status).toBe(503);
    expect(answer.error).toContain('The disk of this shop is full, so nothing can be saved');
  });

  it('says 429 with Retry-After beyond the limit', async () => {
    let last = await post('captcha/challenge');
    for (let i = 0; i < 125 && last.response.status !== 429; i++) last = await post('captcha/challenge');
    expect(last.response.status).toBe(429);
    expect(Number(last.response.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

it('gives every answer the headers that keep browsers careful', async () => {
  const { response } = await post('session/get');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(response.headers.get('cache-control')).toBe('no-store');
});
