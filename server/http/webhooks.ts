import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Shop } from '../context.ts';
import { dispatchWebhook } from '../payment/webhook-road.ts';
import { paymentProviders } from '../providers/payment/payment.ts';
import { answerJson, faultJson, noShopJson } from './call-wire.ts';

/** POST /webhooks/<provider>: what payment providers report. Each store gives them the address at its own host. */
export function webhooks(shop: Shop): Hono {
  const app = new Hono();
  app.post('/webhooks/:provider', bodyLimit({ maxSize: 256 * 1024 }), async (c) => {
    const provider = paymentProviders.find((name) => name === c.req.param('provider'));
    const store = shop.stores.byHost(c.req.header('host') ?? '');
    if (!store) return noShopJson(c);
    if (!provider) return c.notFound();
    const body = await c.req.text();
    const header = (name: string) => c.req.header(name) ?? '';
    try {
      const caller = { store, address: '', provider, body, header };
      return answerJson(c, await dispatchWebhook(shop, caller, { name: 'payment/event', input: {} }));
    } catch (e) {
      return faultJson(c, e);
    }
  });
  return app;
}
