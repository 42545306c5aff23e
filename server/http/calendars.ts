import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { hasGate } from '../call/gate.ts';
import type { Shop } from '../context.ts';
import { eventCalendar, storeCalendar } from '../event/calendar.ts';
import type { Store } from '../store/stores.ts';

/** /events.ics, with ?category=, for programs that follow the calendar of a store, and /events/{id}.ics for one event. */
export function calendars(shop: Shop): Hono {
  const app = new Hono();
  const open = (host: string | undefined): Store | undefined => {
    const store = shop.stores.byHost(host ?? '');
    return store && !hasGate(store) ? store : undefined;
  };

  app.get('/events.ics', etag(), async (c) => {
    const store = open(c.req.header('host'));
    const category = c.req.query('category') ?? '';
    if (!store || !/^\d{0,9}$/.test(category)) return c.notFound();
    return calendar(await storeCalendar(shop, store, category === '' ? null : Number(category)), 900);
  });

  app.get('/events/:file{[0-9]+\\.ics}', etag(), async (c) => {
    const store = open(c.req.header('host'));
    const id = Number.parseInt(c.req.param('file'), 10);
    const file = store && id <= 2_147_483_647 ? await eventCalendar(shop, store, id) : null;
    return file === null ? c.notFound() : calendar(file, 60);
  });
  return app;
}

const calendar = (body: string, seconds: number) =>
  new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': `public, max-age=${seconds}`,
      'x-robots-tag': 'noindex',
    },
  });
