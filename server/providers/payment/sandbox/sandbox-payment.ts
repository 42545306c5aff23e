import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type DeclineReason,
  type Money,
  PaymentNotSent,
  type PaymentProvider,
  type PaymentResult,
  type StepResult,
  WebhookRefused,
} from '../payment.ts';

export interface SandboxAccount {
  /** The store's webstore_name. */
  account: string;
  secret: string;
  /** Where this server reaches the sandbox. */
  apiUrl: string;
  /** Where shoppers' browsers reach it: an origin other than the shop's. */
  origin: string;
  country: string;
  acceptedCards: readonly string[];
  /** Text of the form's button. */
  button(): string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

const answer = z.object({
  reference: z.string(),
  state: z.enum(['challenge', 'pending', 'authorized', 'captured', 'declined', 'voided']),
  amount: z.int(),
  currency: z.string(),
  label: z.string(),
  reason: z.string(),
  captured: z.int(),
  refunded: z.int(),
  dispute: z
    .object({
      reference: z.string(),
      state: z.enum(['open', 'won', 'lost']),
      amount: z.int(),
      dueAt: z.number(),
      movements: z.array(z.object({ reference: z.string(), amount: z.int(), fee: z.int() })),
    })
    .optional(),
});
const stepAnswer = z.object({ reference: z.string(), refused: z.string() });
const event = z.object({ id: z.string(), account: z.string(), key: z.string(), reference: z.string() });

const waitMs = 20_000;
/** A webhook is refused when it was signed longer ago: it may be recorded and sent again. */
const signedForMs = 5 * 60_000;

/** The sandbox (docs/payments.md): works like a provider's account, and moves no money. */
export function sandboxPayment(account: SandboxAccount): PaymentProvider {
  const { fetch = globalThis.fetch } = account;

  /** The answer, or null when there was none that can be read. */
  async function ask(path: string, body?: object): Promise<{ status: number; json: unknown } | null> {
    const response = await fetch(`${account.apiUrl}/api/payments${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${account.secret}`,
        'sandbox-account': account.account,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(waitMs),
    }).catch((e: unknown) => {
      if (isRefusedConnection(e)) throw new PaymentNotSent('no_connection', 'The sandbox is not running.', e);
      return null;
    });
    if (response?.status === 401)
      throw new PaymentNotSent('account', 'The sandbox does not know this account.');
    if (!response || response.status >= 500) return null;
    const json = await response.json().catch(() => null);
    return json === null ? null : { status: response.status, json };
  }

  function resultOf(asked: { json: unknown } | null): PaymentResult {
    const read = answer.safeParse(asked?.json);
    if (!read.success) return { state: 'unknown' };
    const { reference, state, amount, captured, currency, refunded, label, reason } = read.data;
    switch (state) {
      case 'authorized':
        return { state, reference, amount, currency, refunded, disputed: false, label };
      case 'captured':
        return {
          ...{ state, reference, amount: captured, currency, refunded, label },
          ...disputeIn(read.data),
        };
      case 'declined':
        return { state, reference, reason: reason as DeclineReason };
      case 'challenge':
        return { state: 'needs_shopper', reference, step: { kind: 'frame', url: challengeUrl(reference) } };
      default:
        return { state, reference };
    }
  }

  function disputeIn({ reference, dispute }: z.output<typeof answer>): Pick<Money, 'disputed' | 'dispute'> {
    if (!dispute) return { disputed: false };
    const dueAt = dispute.state === 'open' ? new Date(dispute.dueAt) : null;
    const page = `${account.origin}/dispute/${reference}`;
    return { disputed: true, dispute: { ...dispute, dueAt, page } };
  }

  function stepOf(asked: { json: unknown } | null): StepResult {
    const read = stepAnswer.safeParse(asked?.json);
    if (!read.success) return { state: 'unknown' };
    const { reference, refused } = read.data;
    return refused ? { state: 'refused', reason: refused } : { state: 'done', reference };
  }

  function challengeUrl(reference: string): string {
    return `${account.origin}/challenge/${reference}`;
  }

  const step = async (kind: string, { reference, ...body }: { reference: string; key: string }) =>
    stepOf(await ask(`/${encodeURIComponent(reference)}/steps`, { kind, ...body }));

  return {
    name: 'sandbox',
    can: { holdDays: 7, findByKey: true, waitsForFinish: false, foundWithinMs: 60_000 },

    check: async () => ((await ask('?key=none')) ? 'good' : 'unknown'),

    form({ shopOrigin, language }) {
      const query = new URLSearchParams({
        account: account.account,
        origin: shopOrigin,
        language,
        country: account.country,
        cards: account.acceptedCards.join(','),
        button: account.button(),
      });
      return {
        provider: 'sandbox',
        gives: 'token',
        scriptUrl: '',
        frameUrl: `${account.origin}/form?${query}`,
        publicKey: '',
        values: {},
        sources: { script: [], frame: [account.origin], connect: [] },
      };
    },

    async start({ key, token, amount, currency, hold }) {
      return resultOf(await ask('', { key, token, amount, currency, hold }));
    },

    async finish(payment) {
      const found = await this.find(payment);
      return found.state === 'none' ? { state: 'unknown' } : found;
    },

    async find({ key, reference }) {
      const asked = await ask(`?${new URLSearchParams(reference ? { reference } : { key })}`);
      return asked?.status === 404 ? { state: 'none' } : resultOf(asked);
    },

    capture: (one) => step('capture', one),
    void: (one) => step('void', { ...one, ...{ amount: 0 } }),
    refund: (one) => step('refund', one),

    async findStep({ reference, key }) {
      const asked = await ask(`/${encodeURIComponent(reference)}/steps?${new URLSearchParams({ key })}`);
      return asked?.status === 404 ? { state: 'none' } : stepOf(asked);
    },

    async readWebhook({ body, header, now }) {
      const [, at = '', signature = ''] = /^t=(\d+),v1=([\w-]+)$/.exec(header('sandbox-signature')) ?? [];
      const expected = Buffer.from(signWebhook(account.secret, at, body));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        throw new WebhookRefused('The signature is missing or wrong.');
      if (Math.abs(now.getTime() - Number(at) * 1000) > signedForMs)
        throw new WebhookRefused('The signature is too old.');
      const read = event.safeParse(JSON.parse(body));
      if (!read.success || read.data.account !== account.account)
        throw new WebhookRefused('The event is not for this account.');
      const { id, key, reference } = read.data;
      return { id, key, reference };
    },
  };
}

/** Over the time, too, so that it cannot be changed. */
export function signWebhook(secret: string, at: string, body: string): string {
  return createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url');
}

function isRefusedConnection(e: unknown): boolean {
  const cause = e instanceof Error ? e.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
}
