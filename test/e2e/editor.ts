import type { Locator, Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, open, tidewater } from './shop.ts';

export interface Editor {
  email: string;
  password: string;
  name: string;
}

/** A new editor of Tidewater Books, or someone in another role or shop. */
export async function anEditor(role = 'editor', store = 'tidewater'): Promise<Editor> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', role, '--store', store]);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  return { email, password, name: email.split('@')[0] ?? '' };
}

/** Fills in the form of the login, which is open. */
export async function logIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** Logs an editor in, a new one unless given, at the pages of the shop. */
export async function openPages(page: Page, given?: Editor): Promise<Editor> {
  const editor = given ?? (await anEditor());
  await open(page, `${tidewater.origin}/admin/pages`);
  await logIn(page, editor);
  await expect(page.getByRole('heading', { level: 1, name: 'Pages' })).toBeVisible();
  return editor;
}

/** Puck has its panel twice, for wide and for narrow windows. */
export const shown = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });
export const titleOf = (page: Page): Locator => shown(page, 'Title');
export const canvas = (page: Page) => page.frameLocator('#preview-frame');

/** What the line beside the title says of the draft. */
export const state = (page: Page): Locator => page.getByRole('status').first();

export async function addBlock(page: Page, label: string): Promise<void> {
  await shown(page, 'Block').selectOption(label);
  await page.getByRole('button', { name: 'Add a block' }).click();
}

/** A new page with a title and at an address of its own, published, with its editor open. */
export async function aPage(page: Page, words: string): Promise<{ path: string; title: string }> {
  const title = `${words} ${Date.now().toString(36)}`;
  const path = `/${title.toLowerCase().replaceAll(' ', '-')}`;
  await page.getByRole('link', { name: 'Add a page' }).click();
  await titleOf(page).fill(title);
  await shown(page, 'Address').fill(path);
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  return { path, title };
}
