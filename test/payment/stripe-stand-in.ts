import { createHmac } from 'node:crypto';
import { type VendorReply, type VendorRequest, type VendorServer, vendorServer } from './vendor-stand-in.ts';

type Row = Record<string, unknown> & { id: string };

export interface StripeStandIn extends VendorServer {
  secretKey: string;
  intents: Row[];
  refunds: Row[];
  /** The newest first. */
  disputes: Row[];
  /** The search index lags behind until a test fills it. */
  indexed: boolean;
  /** The bank declines at the next capture. */
  declineCapture: boolean;
  /** 3-D Secure, done by the shopper. */
  authenticate(id: string, succeeds: boolean): void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
}

/** Confirmation tokens by their outcome. */
export const stripeTokens: Readonly<
  Record<string, { code: string; decline_code?: string } | '3ds' | 'good'>
> = {
  ctoken_good: 'good',
  ctoken_3ds: '3ds',
  ctoken_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  ctoken_insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  ctoken_wrong_cvv: { code: 'incorrect_cvc' },
  ctoken_wrong_number: { code: 'incorrect_number' },
  ctoken_wrong_postal_code: { code: 'incorrect_zip' },
  ctoken_expired_card: { code: 'expired_card' },
  ctoken_authentication_failed: { code: 'card_declined', decline_code: 'authentication_required' },
};

/** Behaves as docs.stripe.com/api says of PaymentIntents, refunds, idempotent requests and errors. */
export async function stripeStandIn(port?: number): Promise<StripeStandIn> {
  const secretKey = 'sk_test_51StandInSecretKey';
  const intents: Row[] = [];
  const refunds: Row[] = [];
  const keys = new Map<string, { body: string; reply: VendorReply }>();

  const server = await vendorServer((request) => {
    if (request.headers.authorization !== `Bearer ${secretKey}`) {
      return error(401, {
        type: 'invalid_request_error',
        message: `Invalid API Key provided: ${String(request.headers.authorization).slice(-4)}`,
      });
    }
    const key = request.method === 'POST' ? String(request.headers['idempotency-key'] ?? '') : '';
    const earlier = keys.get(key);
    if (earlier && key) {
      const same = earlier.body === `${request.path} ${request.body}`;
      return same
        ? earlier.reply
        : error(400, {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters',
          });
    }
    const reply = act(request);
    // docs.stripe.com/api/idempotent_requests: not kept when validation failed.
    if (key && reply.status !== 400) keys.set(key, { body: `${request.path} ${request.body}`, reply });
    return reply;
  }, port);

  function act({ method, path, query, body }: VendorRequest): VendorReply {
    const [, , kind, id, verb] = path.split('/');
    const form = new URLSearchParams(body);
    if (kind === 'disputes')
      return ok(list(stand.disputes.filter((d) => d.payment_intent === query.get('payment_intent'))));
    if (kind === 'refunds') return method === 'GET' ? ok(list(refundsOf(query))) : refund(form);
    if (kind !== 'payment_intents') return error(404, { message: `Unrecognized request URL (${path})` });
    if (id === 'search') {
      const wanted = /metadata\['payment_key'\]:'([^']*)'/.exec(query.get('query') ?? '')?.[1];
      const found = stand.indexed ? intents.filter((i) => metadataOf(i).payment_key === wanted) : [];
      return ok({ ...list(found), object: 'search_result' });
    }
    if (!id) return method === 'GET' ? ok(list(listed(query))) : create(form);
    const intent = intents.find((i) => i.id === id);
    if (!intent) {
      return error(404, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'intent',
        message: `No such payment_intent: '${id}'`,
      });
    }
    if (verb === 'capture') return capture(intent, form);
    if (verb === 'cancel') return cancel(intent);
    return ok(intent);
  }

  function listed(query: URLSearchParams): Row[] {
    const since = Number(query.get('created[gte]') ?? 0);
    const after = intents.findIndex((i) => i.id === query.get('starting_after'));
    return intents
      .slice(0, after < 0 ? undefined : after)
      .filter((i) => Number(i.created) >= since)
      .reverse();
  }
  const refundsOf = (query: URLSearchParams) =>
    refunds.filter((r) => r.payment_intent === query.get('payment_intent')).reverse();

  function create(form: URLSearchParams): VendorReply {
    const token = form.get('confirmation_token') ?? '';
    const outcome = stripeTokens[token];
    if (!outcome) {
      return error(400, {
        type: 'invalid_request_error',
        code: 'resource_missing',
        param: 'confirmation_token',
        message: `No such confirmation_token: '${token}'`,
      });
    }
    if (form.get('allowed_payment_method_types[0]') !== 'card' || form.has('payment_method_types[0]'))
      return error(400, { type: 'invalid_request_error', message: 'payment_method_types are not supported' });
    const amount = Number(form.get('amount'));
    if (amount < 50)
      return error(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        param: 'amount',
        message: 'Amount must be at least $0.50 usd',
      });
    const intent: Row = {
      id: `pi_${intents.length + 1}`,
      object: 'payment_intent',
      amount,
      amount_capturable: 0,
      amount_received: 0,
      capture_method: form.get('capture_method'),
      client_secret: `pi_${intents.length + 1}_secret_x`,
      created: Math.floor(Date.now() / 1000),
      currency: form.get('currency'),
      last_payment_error: null,
      latest_charge: null,
      metadata: fieldsOf(form, 'metadata'),
      next_action: null,
      status: 'requires_confirmation',
    };
    intents.push(intent);
    if (outcome === '3ds') {
      intent.status = 'requires_action';
      intent.next_action =
        form.get('use_stripe_sdk') === 'true'
          ? { type: 'use_stripe_sdk', use_stripe_sdk: {} }
          : { type: 'redirect_to_url', redirect_to_url: { url: 'https://hooks.stripe.com/3ds' } };
    } else if (outcome === 'good') pay(intent);
    else {
      intent.status = 'requires_payment_method';
      intent.last_payment_error = { type: 'card_error', ...outcome };
      return error(402, {
        type: 'card_error',
        message: 'Your card was declined.',
        ...outcome,
        payment_intent: structuredClone(intent),
      });
    }
    return ok(intent);
  }

  function pay(intent: Row) {
    const manual = intent.capture_method === 'manual';
    intent.status = manual ? 'requires_capture' : 'succeeded';
    intent[manual ? 'amount_capturable' : 'amount_received'] = intent.amount;
    intent.next_action = null;
    intent.latest_charge = {
      id: `ch_${intent.id}`,
      object: 'charge',
      amount_refunded: 0,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    };
  }

  const unexpected = (intent: Row, verb: string) =>
    error(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `This PaymentIntent could not be ${verb} because it has a status of ${intent.status}.`,
    });

  function capture(intent: Row, form: URLSearchParams): VendorReply {
    if (intent.status !== 'requires_capture') return unexpected(intent, 'captured');
    if (stand.declineCapture)
      return error(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    const amount = Number(form.get('amount_to_capture') ?? intent.amount);
    if (amount > Number(intent.amount_capturable)) {
      return error(400, {
        type: 'invalid_request_error',
        code: 'amount_too_large',
        param: 'amount_to_capture',
        message: 'The requested capture amount is greater than the amount you can capture for this charge.',
      });
    }
    Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
    intent.metadata = { ...metadataOf(intent), ...fieldsOf(form, 'metadata') };
    return ok(intent);
  }

  function cancel(intent: Row): VendorReply {
    if (['succeeded', 'canceled', 'processing'].includes(String(intent.status)))
      return unexpected(intent, 'canceled');
    Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
    return ok(intent);
  }

  function refund(form: URLSearchParams): VendorReply {
    const intent = intents.find((i) => i.id === form.get('payment_intent'));
    const charge = intent?.latest_charge as Record<string, unknown> | null;
    const amount = Number(form.get('amount'));
    const left = Number(intent?.amount_received ?? 0) - Number(charge?.amount_refunded ?? 0);
    if (!intent || !charge || amount > left) {
      return error(400, {
        type: 'invalid_request_error',
        code: left ? 'amount_too_large' : 'charge_already_refunded',
        message: `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      });
    }
    charge.amount_refunded = Number(charge.amount_refunded) + amount;
    const row: Row = {
      id: `re_${refunds.length + 1}`,
      object: 'refund',
      amount,
      metadata: fieldsOf(form, 'metadata'),
      payment_intent: intent.id,
      status: 'succeeded',
    };
    refunds.push(row);
    return ok(row);
  }

  const stand = Object.assign(server, {
    secretKey,
    intents,
    refunds,
    disputes: [] as Row[],
    indexed: false,
    declineCapture: false,
    authenticate(id: string, succeeds: boolean) {
      const intent = intents.find((i) => i.id === id);
      if (!intent) throw new Error(`no ${id}`);
      if (succeeds) return pay(intent);
      intent.status = 'requires_payment_method';
      intent.next_action = null;
      intent.last_payment_error = {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
      };
    },
    forgetKeys: () => keys.clear(),
  });
  return stand;
}

/** docs.stripe.com/webhooks#verify-manually */
export function stripeSignature(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

const ok = (json: unknown): VendorReply => ({ status: 200, json: structuredClone(json) });
const error = (status: number, about: Record<string, unknown>): VendorReply => ({
  status,
  json: { error: about },
});
const list = (data: Row[]) => ({ object: 'list', url: '/v1/list', has_more: false, data });
const metadataOf = (row: Row) => row.metadata as Record<string, string>;

function fieldsOf(form: URLSearchParams, name: string): Record<string, string> {
  const found = [...form].flatMap(([key, value]) => {
    const field = new RegExp(`^${name}\\[(\\w+)\\]$`).exec(key)?.[1];
    return field ? [[field, value]] : [];
  });
  return Object.fromEntries(found);
}
