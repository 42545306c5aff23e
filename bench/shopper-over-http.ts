import { argon2Passwords } from '../server/account/passwords.ts';
import { connectCommand } from '../server/db/connect.ts';
import type { Visit } from './traffic-queries.ts';

const password = 'a lantern in the fog';
const email = 'bench-mixed@example.org';

/** The cookie header of a customer who has just logged in; the account is made when it is missing. */
export async function loggedIn(origin: string, dataDir: string): Promise<string> {
  const db = await connectCommand({ databaseUrl: '', dataDir });
  try {
    await db.query(
      `insert into customer (store_id, email, email_key, first_name, password_hash)
       select id, $1, $1, 'Ada', $2 from store order by position limit 1 on conflict do nothing`,
      [email, await argon2Passwords().hash(password)],
    );
  } finally {
    await db.close();
  }
  const response = await fetch(`${origin}/customer/account/login`, {
    method: 'POST',
    body: new URLSearchParams({ email_address: email, password }),
  });
  const { logged_in } = (await response.json()) as { logged_in?: boolean };
  if (!logged_in) throw new Error(`the login was answered with ${response.status}`);
  return cookieOf(response);
}

export async function withCart(origin: string, cookie: string, { path, form }: Visit): Promise<void> {
  await send(origin + path, form, cookie);
}

/** A guest who puts one book into a cart and orders it; false when its last copy has just gone. */
export async function orderOverHttp(origin: string, { path, form }: Visit, n: number): Promise<boolean> {
  const address = `10.8.${(n >> 8) & 255}.${n & 255}`;
  const added = await send(origin + path, form, '', address);
  if ('error' in added.answer) return false;
  const order = new URLSearchParams({
    uuid: crypto.randomUUID(),
    name: 'Bench Shopper',
    email: 'shopper@example.com',
    phone: '2075550142',
    preferred_communication: 'email',
    terms_accepted: '1',
    delivery_preference: 'pickup',
    payment_choice: 'pickup',
  });
  const { answer } = await send(`${origin}/customer/checkout/submit`, order, added.cookie, address);
  return !('error' in answer);
}

async function send(url: string, body: URLSearchParams | undefined, cookie: string, address = '10.8.0.1') {
  const response = await fetch(url, {
    method: 'POST',
    body: body ?? new URLSearchParams(),
    headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return { answer: (await response.json()) as object, cookie: cookieOf(response) };
}

function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
