import { argon2Passwords } from '../server/account/passwords.ts';
import { connect } from '../server/db/connect.ts';
import { readFolderAddresses } from './addresses.ts';
import { shopFolder } from './bench-shop.ts';
import { load } from './load.ts';
import { latencyOf } from './measure.ts';
import { readOptions } from './options.ts';
import { report, say } from './report.ts';
import { serveShop } from './serve-shop.ts';

// Checking a password is meant to be slow. It must not make anybody wait who looks at books.
const budget = { login: 150, page: 100 };
const password = 'a lantern in the fog';
const accounts = 40;
const seconds = 6;
const readers = 4;
const clients = 4;

const options = readOptions();
const dataDir = await shopFolder(options, options.titles);
await openAccounts();
const { items } = await readFolderAddresses(dataDir);
const shop = await serveShop({ dataDir });
try {
  const pages = { connections: readers, seconds, path: (n: number) => items[n % items.length] ?? '/' };
  say('logins one after the other …');
  const alone: number[] = [];
  for (let n = 0; n < accounts; n++) alone.push(await login(n));
  say('pages without logins …');
  await load(shop.origin, { ...pages, seconds: 2, cpuMs: shop.cpuMs });
  const quiet = await load(shop.origin, { ...pages, cpuMs: shop.cpuMs });
  say('pages while people log in …');
  let goesOn = true;
  const beside: number[] = [];
  const crowd = Array.from({ length: clients }, async (_, client) => {
    for (let n = client; goesOn; n += clients) beside.push(await login(n));
  });
  const started = performance.now();
  const busy = await load(shop.origin, { ...pages, cpuMs: shop.cpuMs });
  goesOn = false;
  await Promise.all(crowd);
  const logins = latencyOf(beside, performance.now() - started);
  const one = latencyOf(alone, 1);
  report({
    name: 'login',
    title: `Logins, and item pages for ${readers} readers beside ${clients} who log in all the time`,
    setup: { engine: 'pglite', titles: options.titles, accounts },
    rows: [
      {
        what: 'account/login alone: p50 / p95',
        values: [one.p50, one.p95],
        unit: 'ms',
        limits: [budget.login, null],
      },
      { what: 'item pages, nobody logs in: p50 / p95', values: [quiet.p50, quiet.p95], unit: 'ms' },
      { what: 'item pages, nobody logs in', values: [quiet.perSecond], unit: 'per second', cpu: quiet.cpu },
      {
        what: 'item pages beside logins: p50 / p95',
        values: [busy.p50, busy.p95],
        unit: 'ms',
        limits: [null, budget.page],
      },
      { what: 'item pages beside logins', values: [busy.perSecond], unit: 'per second', cpu: busy.cpu },
      { what: 'logins beside pages', values: [logins.perSecond], unit: 'per second' },
      { what: 'logins beside pages: p50 / p95', values: [logins.p50, logins.p95], unit: 'ms' },
    ],
  });
} finally {
  await shop.stop();
}
process.exit(0);

async function openAccounts(): Promise<void> {
  const db = await connect({ databaseUrl: '', dataDir });
  const hash = await argon2Passwords().hash(password);
  await db.query(
    `insert into customer (store_id, email, email_key, first_name, password_hash)
     select s.id, 'bench' || n || '@example.org', 'bench' || n || '@example.org', 'Ada', $1
     from (select id from store order by position limit 1) s, generate_series(0, $2::int - 1) n
     on conflict do nothing`,
    [hash, accounts],
  );
  await db.close();
}

/** Milliseconds of one login, from an address and with a browser of its own. */
async function login(n: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${shop.origin}/customer/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ email_address: `bench${n % accounts}@example.org`, password }),
    headers: { 'x-forwarded-for': `10.9.${(n >> 8) & 255}.${n & 255}` },
  });
  const { logged_in } = (await response.json()) as { logged_in?: boolean };
  if (!logged_in) throw new Error(`a login was answered with ${response.status}`);
  return performance.now() - started;
}
