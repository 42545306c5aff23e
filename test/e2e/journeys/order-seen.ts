import type { Page } from '@playwright/test';
import { ask } from '../ask.ts';
import { type DemoShop, lakeshore, expect as quick } from '../shop.ts';
import type { Journey } from './dimensions.ts';
import type { Pickup } from './steps.ts';
import { copyNames, type Wanted } from './titles.ts';

/** Mails wait for everything else. */
const expect = quick.configure({ timeout: 30_000 });

/** What the shopper then sees of the order, on its page and in the mail. */
export class OrderSeen {
  readonly #page: Page;
  readonly #shop: DemoShop;
  readonly #journey: Journey;

  constructor(page: Page, shop: DemoShop, journey: Journey) {
    this.#page = page;
    this.#shop = shop;
    this.#journey = journey;
  }

  /** The order's number, and what the mail must say as well. */
  async arrivedAtOrder(): Promise<{ number: string; total: string }> {
    const page = this.#page;
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    const number = /\/account\/order\/([^?]+)/.exec(page.url())?.[1] ?? '';
    const total = (await this.#fact('Total').textContent()) ?? '';
    return { number, total };
  }

  #fact(label: string) {
    const page = this.#page;
    return page
      .getByRole('main')
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('xpath=following-sibling::dd');
  }

  async expectOrder(wanted: readonly Wanted[], { name }: Pickup): Promise<void> {
    const page = this.#page;
    const lines = page
      .getByRole('region', { name: /^\d+ titles?$/ })
      .getByRole('list')
      .first();
    for (const { title, condition, price, toCome } of wanted) {
      const line = lines.getByRole('listitem').filter({ hasText: title });
      await expect(line).toContainText(money(price));
      if (condition !== 'NEW') await expect(line.getByText(copyNames[condition])).toBeVisible();
      await expect(line.getByText(/to be ordered|on pre-order/)).toHaveCount(toCome ? 1 : 0);
      if (toCome) await expect(line.getByText(toCome)).toBeVisible();
    }
    await expect(lines.getByRole('listitem')).toHaveCount(wanted.length);
    const main = page.getByRole('main');
    const { delivery, payment } = this.#journey;
    if (delivery !== 'pickup') await expect(main.getByText(/12 Exchange Street/).first()).toBeVisible();
    else if (name) await expect(main.getByText(`${lakeshore.name} ${name}`)).toBeVisible();
    if (payment === 'gift card for part') {
      const paid = main.getByRole('paragraph').filter({ hasText: /^Gift cards/ });
      await expect(paid).toContainText('−$5.00');
    }
  }

  async expectMail(order: { number: string; total: string }, wanted: readonly Wanted[], { name }: Pickup) {
    const text = await mailAbout(this.#shop, order.number);
    for (const { title, condition, price, toCome } of wanted) {
      const lines = text.slice(text.indexOf(title)).split('\n\n')[0] ?? '';
      expect(lines).toContain(money(price));
      if (condition !== 'NEW') expect(lines).toContain(copyNames[condition]);
      if (toCome) expect(lines).toMatch(new RegExp(toCome.source.replace('^', '')));
    }
    expect(text).toContain(order.total);
    const { delivery, payment } = this.#journey;
    expect(text).toContain(
      delivery === 'pickup' ? `Pick up at ${name || 'Lantern Street'}\n` : '12 Exchange Street',
    );
    if (payment === 'gift card for part') expect(text).toMatch(/Gift cards:? +−\$5\.00/);
  }
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The plain text of the confirmation, once it has been sent. */
async function mailAbout(shop: DemoShop, number: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const { body } = await ask(`${shop.origin}/dev/outbox`);
    const id = new RegExp(`/dev/outbox/(\\d+)">Your order ${number}\\b`).exec(body)?.[1];
    expect(id).toBeDefined();
    text = (await ask(`${shop.origin}/dev/outbox/${id}?text`)).body;
    expect(text).toContain(`Order ${number}`);
  }).toPass();
  return text;
}
