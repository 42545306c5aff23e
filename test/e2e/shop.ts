import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  test as base,
  type Clock,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test';
import type axe from 'axe-core';
import { keepVisitors, type Visitor, type Visitors } from './visitors.ts';

const port = Number(process.env.E2E_PORT ?? 3187);

/** The two demo shops; every story that is about a page runs in both. `code` names the place whose shelf is looked at first. */
export const shops = [
  { name: 'Tidewater Books', origin: `http://tidewater.localhost:${port}`, code: 'PORTLAND' },
  { name: 'Lakeshore & Pine', origin: `http://lakeshore.localhost:${port}`, code: 'KELOWNA' },
] as const;
export const [tidewater, lakeshore] = shops;
export type DemoShop = (typeof shops)[number];

/**
 * For stories that are the same in both shops: they run only in the shop with more to test (several locations, proven addresses, other
 * taxes), and with WHOLE=1 in both.
 */
export const eitherShop: readonly DemoShop[] = process.env.WHOLE ? shops : [lakeshore];

interface Fixtures {
  /** A console error that the story provokes on purpose; all others fail it. */
  expectError: (pattern: RegExp) => void;
  /** A page of another visitor, with their own cookies. */
  newReader: (options?: Visitor) => Promise<Page>;
  /** The time that the story's visitor has; instead of `page.clock`, which the next visitor would meet, too. */
  clock: Clock;
}

/** Fails a story on whatever a browser of it reports as an error. */
export const test = base.extend<Fixtures & { errors: string[]; expected: RegExp[] }, { visitors: Visitors }>({
  errors: async ({ expected }, use) => {
    const errors: string[] = [];
    await use(errors);
    const surprising = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    expect(surprising, 'errors in the console').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from a pattern
  expected: async ({}, use) => use([]),
  visitors: [
    async ({ browser }, use) =>
      use(
        keepVisitors(
          browser,
          shops.map(({ origin }) => origin),
        ),
      ),
    { scope: 'worker' },
  ],
  context: async ({ visitors, javaScriptEnabled, viewport, hasTouch }, use) => {
    const context = await visitors.come({ javaScriptEnabled, viewport, hasTouch });
    await use(context);
    await visitors.leave(context);
  },
  expectError: async ({ expected }, use) => use((pattern) => void expected.push(pattern)),
  page: async ({ page, errors }, use) => {
    listen(page, errors);
    await use(page);
  },
  newReader: async ({ visitors, javaScriptEnabled, viewport, hasTouch, errors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await visitors.come({ javaScriptEnabled, viewport, hasTouch, ...options });
      contexts.push(context);
      const page = await context.newPage();
      listen(page, errors);
      return page;
    });
    for (const context of contexts) await visitors.leave(context);
  },
  clock: async ({ visitors, context }, use) => use(visitors.clockOf(context)),
});
export { expect };

function listen(page: Page, errors: string[]): void {
  page.on('console', (message) => {
    const error = `${message.text()} ${message.location().url}`;
    if (message.type() === 'error' && !ofStories.some((pattern) => pattern.test(error))) errors.push(error);
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}

/** What readers never meet. */
const ofStories = [
  // Maps have no tiles: playwright.config.ts keeps browsers from the world.
  /https:\/\/tile\.openstreetmap\.org\//,
  // Each story sends a header of its own; with it the frame of an embed has to ask before it fetches its font.
  /Access to font at .+ from origin 'null' .+ preflight/,
  /ERR_FAILED .+\.woff2$/,
];

/** Waits for animations to end, since colours are wrong while something fades in. Names what still moves after ten seconds. */
async function expectStill(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter((a) => a.playState === 'running' && a.timeline === document.timeline)
      .filter((a) => Number.isFinite(a.effect?.getComputedTiming().endTime))
      .map((a) => {
        const { effect } = a as Animation & { effect: KeyframeEffect };
        const { localTime, endTime } = effect.getComputedTiming();
        return `${a.constructor.name} of ${effect.target?.outerHTML.slice(0, 120)}: ${localTime} of ${endTime} ms`;
      });
  // Asked again and again: the promise of an animation that was replaced is never settled.
  await expect.poll(() => page.evaluate(moving), { message: `what moves on ${page.url()}` }).toEqual([]);
}

// No page has frames to look into, and no rule of these reads the style sheets, which axe would fetch once more.
const axeOptions: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  iframes: false,
  preload: { assets: ['media'] },
};

// Half as long as the source that the library gives of itself. It names an element by its selector, without its HTML.
const axeSource = `${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  window.axe.configure({ noHtml: true });`;

async function axeViolations(
  page: Page,
  within: string | { exclude: string },
  options = axeOptions,
): Promise<string[]> {
  // Reading the library costs as much as a check: once for each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ options, within }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
      );
    },
    { options, within },
  );
}

/** No violation of WCAG 2.2 A and AA, nor of good practice, in what the page shows now. `within`: only in there, or all but that; a selector. */
export async function expectAccessible(
  page: Page,
  within: Parameters<typeof axeViolations>[1] = 'html',
): Promise<void> {
  await expectStill(page);
  expect(await axeViolations(page, within), `axe on ${page.url()}`).toEqual([]);
}

/**
 * Colors are half of the work of axe, and the same at every width: asked for on a phone with WHOLE=1 alone. Words over pictures are
 * measured at both widths, in block-looks.story.ts.
 */
const onPhone: axe.RunOptions = process.env.WHOLE
  ? axeOptions
  : { ...axeOptions, rules: { 'color-contrast': { enabled: false } } };

/** `expectAccessible` in this window and on a phone; nothing is wider than the window (`expectFits`). */
export async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // What scrolls under a bar at the top of the window counts as covered by it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectStill(page);
  expect(await axeViolations(page, 'html', onPhone), `axe on ${page.url()} on a phone`).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Nothing is wider than the window: at 200 % zoom of a small desktop window, on a phone, and at 400 % (WCAG 1.4.10). */
export async function expectFits(page: Page, widths = [640, 390, 320]): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      const all = [...document.querySelectorAll('body *')];
      const over = all.filter((e) => e.getBoundingClientRect().right > room + 1);
      return [
        document.documentElement.scrollWidth,
        ...over.slice(0, 5).map((e) => e.outerHTML.slice(0, 120)),
      ];
    });
    expect(wide, `what is wider than ${width} px on ${page.url()}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Opens an address and waits until what is pressed is handled by the page itself. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** React has taken over: what is pressed now is handled by it. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'yes');
}

/** React has taken over this part too: the code of a block may come after its page, and a form then still posts as HTML does. */
export async function taken(part: Locator): Promise<void> {
  await hydrated(part.page());
  await expect.poll(() => part.evaluate((element) => element.closest('[data-untaken]') === null)).toBe(true);
}

/** The page after this one is on its way, and the page shows it. */
export async function leaving(page: Page): Promise<void> {
  await expect(page.locator('[data-busy]')).toBeAttached();
}

/** Keeps matching requests on their way until the story lets them go. */
export async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(url, async (route) => {
    if (open) return route.continue();
    waiting.push(route);
  });
  return async () => {
    open = true;
    for (const route of waiting) await route.continue();
    await page.unroute(url);
  };
}

/** Keeps the next answer to a call on its way, though the shop has given it, until the story lets it go. */
export async function holdAnswer(page: Page, name: string): Promise<() => Promise<void>> {
  await page.evaluate((name) => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      if (!String(asked[0]).endsWith(name)) return fetched(...asked);
      window.fetch = fetched;
      const answer = await fetched(...asked);
      document.documentElement.dataset.held = name;
      await new Promise((go) => window.addEventListener('let-go', go, { once: true }));
      return answer;
    };
  }, name);
  return async () => {
    await expect(page.locator(`html[data-held="${name}"]`)).toBeAttached();
    await page.evaluate(() => {
      delete document.documentElement.dataset.held;
      window.dispatchEvent(new Event('let-go'));
    });
  };
}

/** Loses the first answers to an order, once it has been placed. */
export const loseAnswers = (page: Page, answers: number): Promise<unknown> =>
  page.addInitScript((answers) => {
    const fetched = window.fetch;
    let lost = 0;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (lost === answers || !String(asked[0]).includes('checkout/submit')) return answer;
      lost += 1;
      throw new TypeError('Failed to fetch');
    };
  }, answers);

export const searchBox = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for books' });

/** On a phone the box waits behind a button. */
export async function openSearch(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(searchBox(page)).toBeVisible();
}

export const suggestions = (page: Page): Locator =>
  page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** What the shop says at the foot of the window. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).getByText(text);

/** Puts one new copy into the cart from the page of the book. `inCart`: its copies there afterwards. */
export async function addToCart(page: Page, shop: DemoShop, eisbn: string, inCart = 1): Promise<void> {
  await open(page, `${shop.origin}/item/${eisbn}`);
  const copy = page.getByRole('region', { name: 'New copy' });
  await copy.getByRole('button', { name: 'Add to cart' }).click();
  await expect(copy.getByText(`${inCart} in cart`)).toBeVisible();
}

/** The shopper of the stories. */
export const reader = { name: 'Ada Marsh', email: 'ada@example.com', phone: '(207) 555-0199' };

/** Opens 'Additional Information' of /purchase. */
export async function unfoldAdditional(page: Page): Promise<void> {
  await page.locator('summary').filter({ hasText: 'Additional Information' }).click();
}

/** Fills in the form of /purchase completely. */
export async function fillPurchase(page: Page, who = reader): Promise<void> {
  await fillContact(page, who);
  await page.getByRole('radio', { name: /^Pay in store/ }).check();
}

export async function fillContact(page: Page, who = reader): Promise<void> {
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email', { exact: true }).first().fill(who.email);
  await page.getByLabel('Phone', { exact: true }).first().fill(who.phone);
}
