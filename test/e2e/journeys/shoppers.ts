import type { Cookie, Page } from '@playwright/test';
import { anEmail, fillPassword, fillProfile, mailedLink, signUp, startSignUp } from '../accounts.ts';
import { type DemoShop, expect, hydrated, open, toast } from '../shop.ts';
import type { Visitors } from '../visitors.ts';
import type { Journey } from './dimensions.ts';

type Kind = Journey['shopper'];
interface Account {
  email: string;
  cookies: Cookie[];
}

/** Signs shoppers up once for each worker: their cookies make any number of browsers theirs. */
export class Shoppers {
  readonly #visitors: Visitors;
  readonly #known = new Map<string, Promise<Account>>();

  constructor(visitors: Visitors) {
    this.#visitors = visitors;
  }

  accountOf(shop: DemoShop, kind: Exclude<Kind, 'guest'>): Promise<Account> {
    const key = `${shop.name} ${kind}`;
    const account = this.#known.get(key) ?? this.#made(shop, kind);
    this.#known.set(key, account);
    return account;
  }

  async #made(shop: DemoShop, kind: Exclude<Kind, 'guest'>): Promise<Account> {
    const page = await this.#newPage();
    const email = await signUpAs[kind](page, shop);
    if (kind === 'linked child') await this.#link(page, shop, email);
    const cookies = await page.context().cookies();
    await this.#visitors.leave(page.context());
    return { email, cookies };
  }

  async #newPage(): Promise<Page> {
    const context = await this.#visitors.come({ viewport: { width: 1280, height: 900 } });
    return context.newPage();
  }

  /** A teacher is linked to a school, and chooses to order for it. */
  async #link(page: Page, shop: DemoShop, email: string): Promise<void> {
    const owner = await this.#newPage();
    await signUpInstitution(owner, shop);
    await open(owner, `${shop.origin}/account/link`);
    await owner.getByLabel('Email', { exact: true }).fill(email);
    await owner.getByRole('button', { name: 'Send request' }).click();
    await expect(toast(owner, 'Link request sent.')).toBeVisible();
    await this.#visitors.leave(owner.context());
    await open(page, await mailedLink(page, shop, email));
    await page.getByRole('button', { name: 'Authorize' }).click();
    await expect(toast(page, 'Account authorized successfully.')).toBeVisible();
    await page.getByRole('link', { name: 'Your account: Ada' }).click();
    await page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: school }).click();
    await expect(page.getByRole('link', { name: `Your account: ${school}` })).toBeVisible();
    await hydrated(page);
  }
}

const school = 'Harbor School';

const signUpAs = {
  customer: (page: Page, shop: DemoShop) => signUp(page, shop),
  institution: signUpInstitution,
  'linked child': (page: Page, shop: DemoShop) => signUp(page, shop),
};

async function signUpInstitution(page: Page, shop: DemoShop): Promise<string> {
  const email = anEmail();
  await open(page, `${shop.origin}/account/signup`);
  await startSignUp(page, shop, email);
  await fillProfile(page, shop);
  await page.getByLabel(/^This account is for an institution/).check();
  await page.getByLabel('Institution Name').fill(school);
  await fillPassword(page);
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  return email;
}
