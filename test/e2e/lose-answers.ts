import type { Page, Route } from '@playwright/test';
import { ask } from './ask.ts';
import { expect } from './shop.ts';

/** What a customer presses whose answer goes away. */
export interface Press {
  action: string;
  /** How often it is sent before the page gives up. */
  tries?: number;
  /** Opens the page and fills its form in. */
  fill(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  /** What the shop then has. */
  count(page: Page): Promise<unknown>;
  done: unknown;
  /** What was typed, which stays. */
  typed?: string;
}

const values = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value);

/** The shop has done it, but neither its answer nor its cookies arrive. */
async function loseAnswer(route: Route): Promise<void> {
  const asked = route.request();
  const { status } = await ask(asked.url(), await asked.allHeaders(), asked.postData() ?? '');
  expect(status).toBe(200);
  await route.abort('connectionreset');
}

const faults: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  loseAnswer,
];

/** What the browser says of answers that went away. */
export const lostAnswers = /ERR_CONNECTION_|status of 502/;

/** Presses until an answer arrives: the typed text must stay, and the shop must have done the action once. */
export async function pressUntilAnswered(
  page: Page,
  { action, tries = 2, fill, press, count, done, typed }: Press,
): Promise<void> {
  await fill(page);
  const told = page.getByText(/^We couldn’t reach the shop\./);
  for (const meet of faults) {
    let met = 0;
    await page.route(`**/customer/${action}`, async (route) => {
      await meet(route);
      met += 1;
    });
    await press(page);
    await expect.poll(() => met).toBe(tries);
    await expect(page.locator('button[aria-busy=true]')).toHaveCount(0);
    await expect(told.first()).toBeVisible();
    if (typed) expect(await page.locator('input, textarea').evaluateAll(values)).toContain(typed);
    await page.unroute(`**/customer/${action}`);
  }
  const answered = page.waitForResponse(`**/customer/${action}`);
  await press(page);
  await answered;
  await expect.poll(() => count(page)).toEqual(done);
}
