import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { anEmail, fillPassword, fillProfile, logIn, startSignUp } from '../accounts.ts';
import { payAtSandbox } from '../pay-at-sandbox.ts';
import { type DemoShop, fillContact, hydrated, lakeshore, expect as quick, reader } from '../shop.ts';
import type { Journey } from './dimensions.ts';
import type { DeliveryOutcome } from './expectations.ts';
import { copyNames, type Wanted } from './titles.ts';

/** A new account hashes its password: that may take a while beside everything else. */
const expect = quick.configure({ timeout: 30_000 });

/** Where a journey picks its order up, and where the shopper is before they choose. */
export interface Pickup {
  code: string;
  /** As the shop calls it; '' for its only one. */
  name: string;
}
export const pickups: Record<Journey['location'], Pickup> = {
  'single store': { code: 'PORTLAND', name: '' },
  'multistore here': { code: 'KELOWNA', name: 'Kelowna' },
  'multistore elsewhere': { code: 'VERNON', name: 'Vernon' },
};

/** What a shopper does, from the search to the button. */
export class Steps {
  readonly #page: Page;
  readonly #shop: DemoShop;
  readonly #journey: Journey;
  readonly #scripted: boolean;

  constructor(page: Page, shop: DemoShop, journey: Journey) {
    this.#page = page;
    this.#shop = shop;
    this.#journey = journey;
    this.#scripted = journey.script === 'with JavaScript';
  }

  async #arrived(): Promise<void> {
    if (this.#scripted) await hydrated(this.#page);
  }

  /** By search, as a reader does who has the ISBN from elsewhere. */
  async find({ eisbn, title }: Wanted): Promise<void> {
    const books = this.#page.getByRole('list', { name: 'Books' });
    await expect(async () => {
      await this.#page.goto(`${this.#shop.origin}/browse/filter/t/${eisbn}/k/keyword`);
      await expect(books.getByRole('link', { name: title }).first()).toBeVisible({ timeout: 500 });
    }).toPass();
    await this.#arrived();
    await books.getByRole('link', { name: title }).first().click();
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await this.#arrived();
  }

  async addToCart(wanted: Wanted): Promise<void> {
    await this.#addButton(wanted).click();
    if (wanted.isLargePrint) {
      await this.#page.getByRole('button', { name: 'Add the large print edition' }).click();
    }
    if (this.#scripted) {
      await expect(this.#copy(wanted).getByText('1 in cart')).toBeVisible();
      await this.#copy(wanted).getByRole('link', { name: 'Go to Cart' }).click();
    }
    await expect(this.#page).toHaveURL(/\/checkout\/cart/);
  }

  /** This copy is at another location; a new one might be ordered beside it. */
  async expectNotHere(wanted: Wanted): Promise<void> {
    await expect(this.#copy(wanted)).toBeVisible();
    await expect(this.#addButton(wanted)).toHaveCount(0);
  }

  #copy({ condition }: Wanted) {
    return this.#page.getByRole('region', { name: `${copyNames[condition]} copy` });
  }
  #addButton(wanted: Wanted) {
    return this.#copy(wanted).getByRole('button', {
      name: wanted.isForthcoming ? 'Pre-order' : 'Add to cart',
    });
  }

  /** The shop's own list of its locations; with JavaScript the item page has it at hand. */
  async moveOnItemPage(wanted: Wanted, { name }: Pickup): Promise<void> {
    if (!this.#scripted) {
      await this.#page.getByRole('link', { name: /^Your shop: .+ Change$/ }).click();
      return this.#chooseOnLocationPage(name);
    }
    await this.#page.getByRole('button', { name: 'Available at 1 other location' }).click();
    await this.#page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(name) })
      .click();
    await expect(this.#addButton(wanted)).toBeVisible();
    await this.#arrived();
  }

  async expectAccountNeeded(): Promise<void> {
    const summary = this.#page.getByRole('region', { name: 'Order Summary' });
    await expect(
      summary.getByText(
        /^(Not everything in your cart is in stock\. To order the rest, please|Your order isn’t in stock right now, .* Please|Your order is in stock at our other locations\. .* or) log in or create an account/,
      ),
    ).toBeVisible();
    await expect(summary.getByRole('button', { name: 'Checkout' })).toHaveCount(0);
  }

  /** Guests read that delivery takes an account, and cannot choose it. */
  async expectAccountToDeliver(): Promise<void> {
    const summary = this.#page.getByRole('region', { name: 'Order Summary' });
    await expect(summary.getByRole('radio', { name: this.#method(this.#journey.delivery) })).toHaveCount(0);
    await expect(summary.getByText(/^To have your order brought to you, please log in/)).toBeVisible();
  }

  #method(delivery: Journey['delivery']): RegExp {
    return { pickup: /^Pick up in store/, ship: /^Ship/, 'local delivery': /^Local delivery/ }[delivery];
  }

  async moveInCart({ name }: Pickup): Promise<void> {
    await this.#page.getByRole('link', { name: 'Choose another location' }).click();
    await this.#chooseOnLocationPage(name);
  }

  async #chooseOnLocationPage(name: string): Promise<void> {
    await this.#page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await this.#page.getByRole('button', { name: 'Choose this location' }).click();
    await expect(this.#page.getByRole('link', { name: `Your shop: ${name}. Change` })).toBeVisible();
    await this.#arrived();
  }

  async signUpFromCart(): Promise<void> {
    const page = this.#page;
    await page
      .getByRole('region', { name: 'Order Summary' })
      .getByRole('link', { name: /^(Sign up|create an account)$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/account\/signup/);
    await hydrated(page);
    await startSignUp(page, this.#shop, anEmail());
    await fillProfile(page, this.#shop);
    await fillPassword(page);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  }

  async logInFromCart(email: string): Promise<void> {
    const page = this.#page;
    await page
      .getByRole('region', { name: 'Order Summary' })
      .getByRole('link', { name: /^(Login|log in)$/ })
      .first()
      .click();
    await logIn(page.getByRole('main'), email);
    // No query: nothing of the guest's cart was left out, and the account's cart was empty.
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  }

  /** Goes from the cart to the checkout page with the wanted delivery, or with the one that is possible instead. */
  async chooseDelivery(outcome: DeliveryOutcome): Promise<void> {
    const page = this.#page;
    const wanted = this.#journey.delivery;
    const delivery = outcome === 'ship instead' ? 'ship' : wanted;
    const summary = page.getByRole('region', { name: 'Order Summary' });
    if (delivery !== wanted) {
      await expect(summary.getByRole('radio', { name: this.#method(wanted) })).toBeDisabled();
      const methods = summary.getByRole('group', { name: 'How would you like to get your order?' });
      await expect(methods.getByText('For orders from $10.00.')).toBeVisible();
    }
    await summary.getByRole('radio', { name: this.#method(delivery) }).check();
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    const headings = { pickup: /^Pick up/, ship: 'Ship', 'local delivery': 'Local delivery' };
    await expect(page.getByRole('heading', { level: 1, name: headings[delivery] })).toBeVisible();
    await this.#arrived();
  }

  /** The location that has the copies. */
  async chooseLocation({ name }: Pickup): Promise<void> {
    const page = this.#page;
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    if (!this.#scripted) return;
    await expect(page.getByRole('heading', { level: 1, name: `Pick up at: ${name}` })).toBeVisible();
    // The cart follows; until then an order would come back: it is not the one that the shopper has seen.
    await expect(page.getByRole('status').filter({ hasText: name }).first()).toBeVisible();
  }

  async redeem(number: string): Promise<void> {
    const box = this.#page.locator('#gift-cards');
    await box.getByText('Redeem Gift Cards').click();
    await box.getByRole('textbox', { name: 'Card number' }).fill(number);
    await box.getByRole('button', { name: 'Add' }).click();
    await expect(box.getByText(`Gift card •••• ${number.slice(-4)}`, { exact: true }).first()).toBeVisible();
  }

  /** Who orders. A customer whose order is delivered has given the rest with their address. */
  async fillContact(): Promise<void> {
    const page = this.#page;
    const email = `journey-${randomUUID()}@example.com`;
    if (this.#journey.delivery === 'pickup') await fillContact(page, { ...reader, email });
    else await page.getByRole('textbox', { name: 'Email' }).fill(email);
  }

  async payLater(): Promise<void> {
    const label = this.#journey.delivery === 'pickup' ? /^Pay in store/ : /^We’ll contact you about payment/;
    await this.#page.getByRole('radio', { name: label }).check();
    await this.#finalize();
  }

  async payByCard(): Promise<void> {
    const page = this.#page;
    await page.getByRole('radio', { name: /^Credit card/ }).check();
    await this.#finalize();
    await payAtSandbox(page, { postalCode: this.#shop === lakeshore ? 'V1Y 1A1' : '04101' });
  }

  /** The form comes back, and says why. */
  async expectScriptNeeded(): Promise<void> {
    await this.#page.getByRole('radio', { name: /^Credit card/ }).check();
    await this.#finalize();
    await expect(this.#page.getByText(/^Paying by card needs JavaScript\./).first()).toBeVisible();
  }

  /** A guest logs in, and is back at the cart. */
  async logInToPay(email: string): Promise<void> {
    const page = this.#page;
    await page.getByRole('radio', { name: /^Credit card/ }).check();
    const login = page.getByRole('alertdialog', { name: 'Login Required' });
    await expect(login.getByText('Please log in to use your credit card.')).toBeVisible();
    await login.getByRole('link', { name: 'Login' }).click();
    await logIn(page.getByRole('main'), email);
    await expect(page).toHaveURL(/\/checkout\/cart$/);
  }

  #finalize(): Promise<void> {
    return this.#page.getByRole('button', { name: 'Finalize Checkout' }).click();
  }

  /** Without JavaScript: the copies are in stock at the new location, and the shopper sees that before they order. */
  async agreeToStock(): Promise<void> {
    const seen = this.#page.getByRole('alert').getByText(/ is in stock now\. Please check it again\.$/);
    await expect(seen).toBeVisible();
    await this.#finalize();
  }
}
