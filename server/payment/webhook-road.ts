import { z } from 'zod';
import { action, CallFailed } from '../../contract/action.ts';
import { type BaseCaller, createDispatch } from '../call/create-dispatch.ts';
import type { Shop, Work } from '../context.ts';
import {
  PaymentNotSent,
  type PaymentProviderName,
  type WebhookEvent,
  WebhookRefused,
} from '../providers/payment/payment.ts';
import { findNotified } from './queries.ts';
import { ProviderSilent, settlePayment } from './settle-payment.ts';

interface WebhookCaller extends BaseCaller {
  provider: PaymentProviderName;
  /** As it came: the signature is over these bytes. */
  body: string;
  header(name: string): string;
}

/** A genuine event. `id` is that of the store: it counts its limit. */
interface Genuine {
  id: number;
  event: WebhookEvent | null;
}

interface WebhookContext extends Work {
  shop: Shop;
  visitor: WebhookCaller;
  event: WebhookEvent | null;
}

/** The road of payment providers: an event is a hint to ask the provider about its payment (docs/decisions/0036-payments.md). */
export const dispatchWebhook = createDispatch<WebhookCaller, Genuine, WebhookContext>({
  name: 'webhooks',
  actions: {
    'payment/event': action({
      summary: 'Says that something has happened to a payment.',
      input: z.object({}),
      output: z.object({}),
      refusals: [],
      who: 'anyone',
      session: 'read',
      changes: false,
    }),
  },
  handlers: {
    async 'payment/event'({ q, shop, visitor, event }: WebhookContext) {
      const { store, provider } = visitor;
      const payment = event && (await findNotified(q, { ...event, storeId: store.id, provider }));
      if (payment) {
        await settlePayment(shop, payment.id, { mustHear: true }).catch(askToComeAgain);
        shop.jobs.wake('send-mail');
      }
      return {};
    },
  },
  async identify(shop, { store, provider, body, header }) {
    try {
      const account = await shop.payments.open(store, provider);
      return { id: store.id, event: await account.readWebhook({ body, header, now: shop.now() }) };
    } catch (e) {
      if (e instanceof WebhookRefused || e instanceof PaymentNotSent) return null;
      throw e;
    }
  },
  allow({ session }) {
    if (!session) throw new CallFailed('The signature is missing or wrong.', 401);
  },
  owner: () => null,
  context: ({ shop, caller, session }, work) => ({
    ...work,
    shop,
    visitor: caller,
    event: session?.event ?? null,
  }),
  enter: () => Promise.reject(new Error('an event changes nothing by itself')),
});

function askToComeAgain(e: unknown): never {
  if (e instanceof ProviderSilent)
    throw new CallFailed('The payment could not be looked up. Send this again.', 503);
  throw e;
}
