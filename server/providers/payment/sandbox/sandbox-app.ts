import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { inLanguage } from '../../../../messages/server-locale.ts';
import { moneyText } from '../../../pricing/money-text.ts';
import type { SandboxBank } from './bank.ts';
import type { BankPayment } from './bank-payment.ts';
import { type CardFields, cardProblems } from './card-fields.ts';
import { disputePage } from './dispute-page.ts';
import {
  cardFormPage,
  challengePage,
  type FormOptions,
  outcomePage,
  type SandboxPage,
} from './sandbox-pages.ts';

interface SandboxParts {
  bank: SandboxBank;
  /** What a shop's server shows for its account; undefined = no such account. */
  secretOf(account: string): string | undefined;
  nameOf(account: string): string;
  now(): Date;
}

/** The sandbox's own site: the card form and the bank's confirmation page for shoppers, and an API for the shop's server. */
export function sandboxApp({ bank, secretOf, nameOf, now }: SandboxParts): Hono {
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('x-content-type-options', 'nosniff');
  });
  app.get('/', (c) => c.text('The sandbox of payments. No money moves here.'));

  app.on(['GET', 'POST'], '/form', async (c) => {
    const options = formOptions(new URL(c.req.url).searchParams);
    if (!options || !secretOf(options.account)) return c.text('There is no such form.', 404);
    return inLanguage(options.language, async () => {
      const posted = c.req.method === 'POST' ? await c.req.parseBody() : {};
      const field = (name: keyof CardFields) => String(posted[name] ?? '').slice(0, 100);
      const fields: CardFields = {
        name: field('name'),
        number: field('number'),
        month: field('month'),
        year: field('year'),
        cvv: field('cvv'),
        postal_code: field('postal_code'),
      };
      if (c.req.method === 'GET') return show(c, cardFormPage(options, fields, {}, now()));
      const problems = cardProblems(fields, { ...options, now: now() });
      if (Object.keys(problems).length > 0) return show(c, cardFormPage(options, fields, problems, now()));
      const given = bank.tokenize(options.account, fields.number.replace(/\s/g, ''), {
        origin: options.origin,
        language: options.language,
      });
      return show(c, outcomePage(options, { type: 'payment-token', ...given }));
    });
  });

  app.on(['GET', 'POST'], '/challenge/:reference', async (c) => {
    const payment = bank.challenged(c.req.param('reference'));
    if (!payment?.shown.origin) return c.text('There is no such payment.', 404);
    const options = payment.shown;
    return inLanguage(options.language, async () => {
      if (c.req.method === 'POST') {
        const { answer } = await c.req.parseBody();
        bank.answerChallenge(payment.reference, answer === 'confirm');
      }
      const isOpen = bank.challenged(payment.reference)?.state === 'challenge';
      if (!isOpen) return show(c, outcomePage(options, { type: 'payment-done' }));
      const amount = moneyText(payment.amount, payment.currency);
      return show(c, challengePage(options, { shop: nameOf(payment.account), amount }));
    });
  });

  app.on(['GET', 'POST'], '/dispute/:reference', async (c) => {
    const reference = c.req.param('reference');
    if (!bank.shown(reference)?.dispute) return c.text('There is no such dispute.', 404);
    const { answer } = c.req.method === 'POST' ? await c.req.parseBody() : {};
    if (answer === 'won' || answer === 'lost') bank.decideDispute(reference, answer);
    const payment = bank.shown(reference);
    if (!payment?.dispute) return c.text('There is no such dispute.', 404);
    const { account, label, currency, dispute } = payment;
    return inLanguage('en', () => show(c, disputePage({ shop: nameOf(account), label, currency, dispute })));
  });

  const api = new Hono<{ Variables: { account: string } }>();
  api.use(async (c, next) => {
    const account = c.req.header('sandbox-account') ?? '';
    const secret = secretOf(account);
    const given = (c.req.header('authorization') ?? '').replace(/^Bearer /, '');
    if (!secret || !isSame(secret, given)) return c.json({ error: 'The key is wrong.' }, 401);
    c.set('account', account);
    return next();
  });
  api.post('/payments', async (c) => {
    const made = bank.start(c.get('account'), await c.req.json());
    if ('error' in made) return c.json(made, 409);
    // The money has moved; what the shop hears is that its request has failed.
    if (made.behavior.does === 'lose_answer' && isFirst(made)) return c.body(null, 504);
    return c.json(shown(made));
  });
  api.get('/payments', (c) => {
    const reference = c.req.query('reference');
    const found = bank.find(c.get('account'), reference ? { reference } : { key: c.req.query('key') ?? '' });
    return found ? c.json(shown(found)) : c.json({ error: 'There is no such payment.' }, 404);
  });
  api.post('/payments/:reference/steps', async (c) => {
    const { kind, key, amount } = await c.req.json();
    const step = bank.step(c.get('account'), { payment: c.req.param('reference'), kind, key, amount });
    return step ? c.json(step) : c.json({ error: 'There is no such payment.' }, 404);
  });
  api.get('/payments/:reference/steps', (c) => {
    const found = bank.findStep(c.get('account'), c.req.param('reference'), c.req.query('key') ?? '');
    return found ? c.json(found) : c.json({ error: 'There is no such step.' }, 404);
  });
  app.route('/api', api);
  return app;
}

const lost = new WeakSet<BankPayment>();

/** True for the first answer about a payment. */
function isFirst(payment: BankPayment): boolean {
  const isNew = !lost.has(payment);
  lost.add(payment);
  return isNew;
}

function show(c: Context, { html, policy }: SandboxPage): Response {
  c.header('content-security-policy', policy);
  return c.html(html) as Response;
}

function shown({
  behavior: _,
  steps: __,
  account: ___,
  decidesAt: ____,
  shown: _____,
  disputesAt: ______,
  ...payment
}: BankPayment): object {
  return payment;
}

function formOptions(query: URLSearchParams): FormOptions | null {
  const origin = originIn(query);
  if (!origin) return null;
  return {
    origin,
    account: query.get('account') ?? '',
    language: query.get('language') ?? 'en',
    country: query.get('country') ?? '',
    accepted: (query.get('cards') ?? '').split(',').filter(Boolean),
    button: (query.get('button') ?? '').slice(0, 60),
  };
}

/** '' for anything but an origin: it becomes part of a policy. */
function originIn(query: URLSearchParams): string {
  const given = query.get('origin') ?? '';
  return URL.canParse(given) && /^https?:$/.test(new URL(given).protocol) ? new URL(given).origin : '';
}

const digest = (text: string) => createHash('sha256').update(text).digest();
const isSame = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
