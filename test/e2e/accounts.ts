import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { password, profile } from '../accounts.ts';
import { type DemoShop, expect, hydrated, lakeshore, open } from './shop.ts';

export { password };

export const anEmail = (): string => `ada-${randomUUID()}@example.com`;

/** The link to the newest mail to an address. */
export const mailTo = (outbox: Page, email: string): Locator =>
  outbox.getByRole('listitem').filter({ hasText: email }).first().getByRole('link', { name: / at / });

/** Opens a mail of the outbox. */
export async function openMail(page: Page, shop: DemoShop, mail: Locator): Promise<void> {
  await page.goto(`${shop.origin}/dev/outbox`);
  await mail.first().click();
}

/** Where the link of the newest mail to an address leads. */
export async function mailedLink(
  page: Page,
  shop: DemoShop,
  email: string,
  part = 'token=',
): Promise<string> {
  const outbox = await page.context().newPage();
  const secret = outbox.locator(`a[href*="${part}"]`).first();
  await expect(async () => {
    await outbox.goto(`${shop.origin}/dev/outbox`);
    await mailTo(outbox, email).click({ timeout: 1000 });
    await expect(secret).toBeVisible({ timeout: 1000 });
  }).toPass();
  const link = (await secret.getAttribute('href')) ?? '';
  await outbox.close();
  return link;
}

/** The account form, filled in for a customer in the shop's country. */
export async function fillProfile(page: Page, shop: DemoShop): Promise<void> {
  const american = shop !== lakeshore;
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Marsh');
  await page.getByLabel('Phone Number', { exact: true }).fill('(207) 555-0199');
  await page.getByLabel('Street Address', { exact: true }).fill('12 Exchange Street');
  await page.getByLabel('City').fill(american ? 'Portland' : 'Kelowna');
  await page.getByLabel(/^(State|Province)/).selectOption(american ? 'ME' : 'BC');
  await page.getByLabel(/^(ZIP|Postal) code/i).fill(american ? '04101' : 'v1y1a1');
  if (!american) await page.getByLabel('How did you hear about us?').fill('From a neighbour');
}

/** The way to an account, to the press of its last button. */
export async function createAccount(page: Page, shop: DemoShop, email: string): Promise<void> {
  await open(page, `${shop.origin}/account/signup`);
  await startSignUp(page, shop, email);
  await fillProfile(page, shop);
  await fillPassword(page);
}

/** From the sign-up page to the account form. */
export async function startSignUp(page: Page, shop: DemoShop, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  if (shop === lakeshore) {
    // ACCOUNT-034
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.goto(await mailedLink(page, shop, email));
    await hydrated(page);
  }
  // ACCOUNT-035
  await expect(page.getByText(`Your account will be for ${email}.`)).toBeVisible();
}

/** The end of the account form, and its button. */
export async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

/** Signs a reader up on the pages of the shop. */
export async function signUpByForm(page: Page, shop: DemoShop): Promise<string> {
  const email = anEmail();
  await createAccount(page, shop, email);
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  return email;
}

/** Signs a reader up with the calls that those pages make; the browser is then logged in, on the home page. */
export async function signUp(page: Page, shop: DemoShop, email = anEmail()): Promise<string> {
  // Any page may make these calls; what this one shows is not waited for.
  await page.goto(`${shop.origin}/account/login`, { waitUntil: 'commit' });
  const { challenge } = await call<{ challenge: Challenge }>(page, 'captcha/challenge', {});
  const solution = await solveChallenge({ challenge, deriveKey });
  const captcha = btoa(JSON.stringify({ challenge, solution }));
  const checked = await call<{ validation_required: boolean }>(page, 'account/check', {
    email_address: email,
    captcha,
  });
  const link = checked.validation_required ? await mailedLink(page, shop, email) : '';
  const token = new URL(link, shop.origin).searchParams.get('token');
  await call(page, 'account/create', {
    ...(shop === lakeshore ? canadian : profile),
    password,
    ...(token && { token }),
  });
  await open(page, shop.origin);
  return email;
}

/** Makes a call of the shop as its pages do, from the page that the browser shows. */
export async function call<T>(page: Page, name: string, input: Record<string, string>): Promise<T> {
  const answer = await page.evaluate(
    async ({ name, input }) => {
      const body = new URLSearchParams({ ...input, uuid: crypto.randomUUID(), log_url: '/' });
      const response = await fetch(`/customer/${name}`, { method: 'POST', body });
      return response.json();
    },
    { name, input },
  );
  expect(answer, name).not.toHaveProperty('error');
  return answer;
}

const canadian = {
  ...profile,
  city: 'Kelowna',
  country: 'CA',
  province: 'BC',
  postal_code: 'V1Y 1A1',
  account_extra_fields: JSON.stringify({ heard_of_us: 'From a neighbour' }),
};

/** Fills in the login of a page, or of `place`, and sends it with the Enter key. */
export async function logIn(place: Page | Locator, name: string, typed = password): Promise<void> {
  await place.getByLabel('Email or account number').fill(name);
  await place.getByLabel('Password').fill(typed);
  await place.getByLabel('Password').press('Enter');
}
