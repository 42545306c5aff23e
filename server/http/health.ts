import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { Shop } from '../context.ts';
import { readiness } from './readiness.ts';
import { isLocal } from './request-facts.ts';
import { requestName } from './slow-requests.ts';

/** /healthz: the process lives. /readyz: it can serve. /metrics: Prometheus, for this machine or the token's holder. */
export function health(shop: Shop, registry: Registry): Hono {
  const app = new Hono();
  const notReady = readiness(shop);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'handsell_request_seconds',
    help: 'Time to answer, by kind of address and status class',
    labelNames: ['kind', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  app.use(async (c, next) => {
    const end = duration.startTimer();
    await next();
    const kind = kindOf(c.req.path);
    const seconds = end({ kind, status: `${Math.floor(c.res.status / 100)}xx` });
    const name = requestName(c.req.raw, c.req.path, kind);
    if (name) shop.slow.note(name, seconds * 1000);
  });

  app.get('/healthz', (c) => c.json({ ok: true }));
  app.get('/readyz', async (c) => {
    const reason = await notReady();
    return reason ? c.json({ ok: false, reason }, 503) : c.json({ ok: true });
  });
  app.get('/metrics', async (c) => {
    const token = shop.env.METRICS_TOKEN;
    const allowed = token ? isSame(c.req.header('authorization') ?? '', `Bearer ${token}`) : isLocal(c, shop);
    if (!allowed) return c.text('Forbidden', 403);
    return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return app;
}

/** Compares in constant time, so that a token cannot be guessed letter by letter. */
function isSame(given: string, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(secret));
}

/** Few label values on purpose: an address per book would make a series per book. */
function kindOf(path: string): string {
  const [, first = ''] = path.split('/');
  const known = [
    'customer',
    'item',
    'browse',
    'lists',
    'checkout',
    'images',
    'assets',
    'account',
    'purchase',
  ];
  return known.includes(first) ? first : first === '' ? 'home' : 'page';
}
