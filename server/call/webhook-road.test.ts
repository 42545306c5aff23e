import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { action, CallFailed } from '../../contract/action.ts';
import { buildCustomer, buildOrder, buildStore, buildTitle } from '../../test/factories.ts';
import { type TestShop, testShop } from '../../test/shop.ts';
import type { Shop, Work } from '../context.ts';
import { answerJson, faultJson } from '../http/call-wire.ts';
import { type BaseCaller, createDispatch } from './create-dispatch.ts';
import { refuse } from './refusal.ts';

// A third road beside shoppers and staff: a payment provider, known by its signature, reports what happened to an order.

interface WebhookCaller extends BaseCaller {
  /** The bytes that were signed, as they came. */
  body: Buffer;
  signature: string;
}
/** A store's account with a provider. `id` is unique across stores. */
interface Provider {
  id: number;
  secret: string;
}
interface WebhookContext extends Work {
  storeId: number;
}

const accounts = new Map<string, Provider>();
let notified: string[] = [];
let failing = false;

const dispatch = createDispatch<WebhookCaller, Provider, WebhookContext>({
  name: 'webhooks',
  actions: {
    'cardhouse/paid': action({
      summary: 'Marks an order as paid.',
      input: z.object({ id: z.string().min(1), order: z.string() }),
      output: z.object({ paid: z.string() }),
      refusals: ['not_found'],
      who: 'anyone',
      session: 'none',
      changes: true,
    }),
  },
  handlers: {
    async 'cardhouse/paid'({ q, storeId, afterCommit }: WebhookContext, { order }: { order: string }) {
      const rows = await q.query(
        `update customer_order set status = status || ', paid' where store_id = $1 and order_number = $2 returning id`,
        [storeId, order],
      );
      if (rows.length === 0) throw refuse('not_found', 'There is no such order.');
      afterCommit(() => {
        notified.push(order);
      });
      if (failing) throw new Error('a bug after the write');
      return { paid: order };
    },
  },
  async identify(_, { store, body, signature }) {
    const provider = accounts.get(store.webstoreName);
    return provider && isSigned(provider.secret, body, signature) ? provider : null;
  },
  allow({ session }) {
    if (!session) throw new CallFailed('The signature is missing or wrong.', 401);
  },
  owner: ({ session }) => `provider ${session?.id}`,
  context: ({ caller }, work) => ({ storeId: caller.store.id, ...work }),
  async enter({ caller, session }, work) {
    return { ctx: { storeId: caller.store.id, ...work }, owner: `provider ${session?.id}` };
  },
});

const sign = (secret: string, body: string | Buffer) =>
  createHmac('sha256', secret).update(body).digest('hex');

function isSigned(secret: string, body: Buffer, signature: string): boolean {
  const expected = Buffer.from(sign(secret, body));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function webhookApi(shop: Shop): Hono {
  const app = new Hono();
  app.post('/webhooks/:name{.+}', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const store = shop.stores.byHost(c.req.header('host') ?? '');
    if (!store) return c.notFound();
    const body = Buffer.from(await c.req.arrayBuffer());
    const signature = c.req.header('x-signature') ?? '';
    const input = parsed(body.toString());
    const uuid = typeof input.id === 'string' ? input.id : '';
    try {
      const caller = { store, address: '', body, signature };
      return answerJson(c, await dispatch(shop, caller, { name: c.req.param('name'), input, uuid }));
    } catch (e) {
      return faultJson(c, e);
    }
  });
  return app;
}

/** Dispatch checks the signature before it reads this. */
function parsed(body: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

let made: TestShop;
let app: Hono;
/** An order of the store at `one.localhost`, and one of its neighbour at `two.localhost`. */
let order: string;
let foreignOrder: string;
const secret = 'of store one';

beforeEach(async () => {
  notified = [];
  failing = false;
  accounts.clear();
  made = await testShop();
  [order, foreignOrder] = [
    await storeWithOrder('one', 1, secret),
    await storeWithOrder('two', 2, 'of store two'),
  ];
  await made.reload();
  app = webhookApi(made.shop);
});

async function storeWithOrder(host: string, id: number, secret: string): Promise<string> {
  const { db } = made;
  const store = await buildStore(db, { hosts: [`${host}.localhost`] });
  accounts.set(store.webstoreName, { id, secret });
  return buildOrder(db, store.id, await buildCustomer(db, store.id), await buildTitle(db));
}

async function statusOf(number: string): Promise<string | undefined> {
  const rows = await made.db.query<{ status: string }>(
    'select status from customer_order where order_number = $1',
    [number],
  );
  return rows[0]?.status;
}

const answers = () => made.db.query('select 1 from idempotent_answer');

async function send(
  event: object | string,
  { host = 'one', signature }: { host?: string; signature?: string } = {},
): Promise<{ status: number; json: unknown }> {
  const body = typeof event === 'string' ? event : JSON.stringify(event);
  const response = await app.request(`http://${host}.localhost/webhooks/cardhouse/paid`, {
    method: 'POST',
    body,
    headers: {
      host: `${host}.localhost`,
      'content-type': 'application/json',
      'x-signature': signature ?? sign(secret, body),
    },
  });
  return { status: response.status, json: await response.json() };
}

it('refuses an unsigned or wrongly signed event with 401 and writes nothing', async () => {
  const event = { id: 'evt_1', order };
  const body = JSON.stringify(event);
  const wrong = [
    '',
    'x'.repeat(64),
    sign('of store two', body),
    sign(secret, `${body} `),
    `${sign(secret, body)}0`,
  ];
  for (const signature of wrong) {
    expect(await send(event, { signature })).toMatchObject({ status: 401, json: { error_code: 'http_401' } });
  }
  expect(await send('not json', { signature: '' })).toMatchObject({ status: 401 });
  expect(await statusOf(order)).toBe('placed');
  expect([await answers(), notified]).toEqual([[], []]);
});

it('checks the signature over the body as it came, not as it is written again', async () => {
  const body = `{ "order": "${order}",\n  "id": "evt_1" }`;
  expect(await send(body)).toEqual({ status: 200, json: { paid: order } });
  expect(await statusOf(order)).toBe('placed, paid');
});

it('answers a repeated event as before and handles it once', async () => {
  const first = await send({ id: 'evt_1', order, delivery: 1 });
  const again = await send({ id: 'evt_1', order, delivery: 2 });
  expect(first).toEqual({ status: 200, json: { paid: order } });
  expect(again).toEqual(first);
  expect(await statusOf(order)).toBe('placed, paid');
  expect(notified).toEqual([order]);
});

it('handles an event that arrives twice at the same time once', async () => {
  const both = await Promise.all([send({ id: 'evt_1', order }), send({ id: 'evt_1', order })]);
  expect(both.map((one) => one.json)).toEqual([{ paid: order }, { paid: order }]);
  expect(await statusOf(order)).toBe('placed, paid');
  expect(notified).toEqual([order]);
});

it('leaves the orders of another store alone', async () => {
  expect(await send({ id: 'evt_1', order: foreignOrder })).toMatchObject({
    status: 200,
    json: { error_code: 'not_found' },
  });
  expect(await send({ id: 'evt_2', order: foreignOrder }, { host: 'two' })).toMatchObject({ status: 401 });
  expect(await statusOf(foreignOrder)).toBe('placed');
  expect([await answers(), notified]).toEqual([[], []]);
});

it('keeps the event ids of two stores apart', async () => {
  await send({ id: 'evt_1', order });
  const event = { id: 'evt_1', order: foreignOrder };
  const signature = sign('of store two', JSON.stringify(event));
  expect(await send(event, { host: 'two', signature })).toEqual({
    status: 200,
    json: { paid: foreignOrder },
  });
});

it('rolls back when the handler fails and answers 500, so that the provider sends the event again', async () => {
  failing = true;
  expect(await send({ id: 'evt_1', order })).toMatchObject({
    status: 500,
    json: { error_code: 'http_500', incident: expect.any(String) },
  });
  expect(await statusOf(order)).toBe('placed');
  expect([await answers(), notified]).toEqual([[], []]);

  failing = false;
  expect(await send({ id: 'evt_1', order })).toEqual({ status: 200, json: { paid: order } });
  expect(await statusOf(order)).toBe('placed, paid');
  expect(notified).toEqual([order]);
});

it('refuses a signed event that is not of the documented shape', async () => {
  expect(await send({ order })).toMatchObject({ json: { error_code: 'invalid_input' } });
  expect(await statusOf(order)).toBe('placed');
});
