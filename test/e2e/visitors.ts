import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** The address of a reader on this machine: the shop limits calls by address, and shows its outbox to no other machine. */
export const anAddress = () => `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;

/** What one visitor after the other comes with. */
interface Kept {
  key: string;
  context: BrowserContext;
  /** A page for each shop that stays open, so that its process does. */
  waiting: Page[];
}

export type Visitors = ReturnType<typeof keepVisitors>;

/**
 * Gives stories visitors whom the shops do not know: without cookies, storage, cache, routes and permissions. They follow one another in
 * the same browser context, whose processes go on: a fifth less work than one of their own for each. `origins`: of the shops.
 */
export function keepVisitors(browser: Browser, origins: string[]) {
  const idle: Kept[] = [];
  const used = new Map<BrowserContext, Kept>();

  async function come({ storageState, ...options }: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const place = idle.findIndex((kept) => kept.key === key);
    const kept = idle.splice(place, place < 0 ? 0 : 1)[0] ?? (await begin(key, options));
    const { context } = kept;
    used.set(context, kept);
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': anAddress() });
    if (storageState) await context.setStorageState(storageState);
    return context;
  }

  async function begin(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    const waiting: Page[] = [];
    for (const origin of origins) {
      const page = await context.newPage();
      await page.goto(`${origin}/robots.txt`);
      waiting.push(page);
    }
    return { key, context, waiting };
  }

  async function leave(context: BrowserContext): Promise<void> {
    const kept = used.get(context);
    if (!kept) throw new Error('nobody has come with this context');
    used.delete(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    for (const page of context.pages()) if (!kept.waiting.includes(page)) await page.close();
    await context.setStorageState({ cookies: [], origins: [] });
    idle.push(kept);
  }

  return { come, leave };
}
