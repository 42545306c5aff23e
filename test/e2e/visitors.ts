import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from '@playwright/test';

/** The address of a reader on this machine: the shop limits calls by address, and shows its outbox to no other machine. */
export const anAddress = () => `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;

/** `cookies`: those of an account, or of the same visitor elsewhere. */
export type Visitor = Omit<BrowserContextOptions, 'storageState'> & { cookies?: Cookie[] };

/** What one visitor after the other comes with. */
interface Kept {
  key: string;
  context: BrowserContext;
  /** An empty page of each shop: it keeps the process that draws the shop's pages, and empties what they have stored. */
  waiting: Page[];
}

export type Visitors = ReturnType<typeof keepVisitors>;

/**
 * Gives stories visitors whom the shops do not know: without cookies, storage, routes and permissions. One visitor after the other
 * uses the same browser context, with its processes and cache, which saves starting them and fetching the same files. A story about
 * what a first visit fetches makes a context of its own. `origins`: those of the shops; only their storage is emptied.
 */
export function keepVisitors(browser: Browser, origins: string[]) {
  const idle: Kept[] = [];
  const used = new Map<BrowserContext, Kept>();
  const clocked = new Set<BrowserContext>();

  async function come({ cookies, ...options }: Visitor): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const place = idle.findIndex((kept) => kept.key === key);
    const kept = idle.splice(place, place < 0 ? 0 : 1)[0] ?? (await begin(key, options));
    const { context } = kept;
    used.set(context, kept);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
    if (cookies) await context.addCookies(cookies);
    return context;
  }

  async function begin(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    const waiting: Page[] = [];
    for (const origin of origins) {
      const page = await context.newPage();
      await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
      await page.goto(origin);
      waiting.push(page);
    }
    return { key, context, waiting };
  }

  /** The clock of a visitor, for a story that sets it. Nothing sets it right again, so the context closes when the visitor leaves. */
  function clockOf(context: BrowserContext): BrowserContext['clock'] {
    clocked.add(context);
    return context.clock;
  }

  async function leave(context: BrowserContext): Promise<void> {
    const kept = used.get(context);
    if (!kept) throw new Error('nobody has come with this context');
    used.delete(context);
    if (clocked.delete(context)) return context.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    for (const page of context.pages()) if (!kept.waiting.includes(page)) await page.close();
    await context.clearCookies();
    for (const page of kept.waiting) await page.evaluate(() => localStorage.clear());
    idle.push(kept);
  }

  return { come, clockOf, leave };
}
