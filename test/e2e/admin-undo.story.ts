import type { Page } from '@playwright/test';
import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

const price = async (reader: Page, said: string) => {
  await expect(async () => {
    await open(reader, `${tidewater.origin}/item/${books.quiet.eisbn}`);
    await expect(reader.getByText(said).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
};

test.describe('undo', () => {
  for (const javaScriptEnabled of [true, false]) {
    test(`a manager undoes a price ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
      newReader,
    }) => {
      const email = anEmail();
      const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
      const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
      const page = await newReader({ javaScriptEnabled });
      const reader = await newReader();
      await open(page, `${tidewater.origin}/admin/titles/${books.quiet.eisbn}`);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
      const own = page.getByLabel('Your price').first();
      const before = await own.inputValue();
      await own.fill('77.25');
      await page.getByRole('button', { name: 'Save', exact: true }).first().click();
      await expect(page.getByRole('status')).toContainText('Saved.');
      await price(reader, '$77.25');

      await open(page, `${tidewater.origin}/admin/activity?q=${encodeURIComponent(email)}`);
      const entry = page.getByRole('main').getByRole('listitem').first();
      await entry.getByRole('link', { name: /^Undo/ }).click();
      await expect(page.getByText('$77.25').first()).toBeVisible();
      if (javaScriptEnabled) await expectReadable(page);
      await page.getByRole('button', { name: 'Undo this change' }).click();
      await expect(page.getByRole('status')).toContainText('Undone.');
      await expect(page.getByText('See that change').first()).toBeVisible();
      if (javaScriptEnabled) await expectReadable(page);
      await expect(async () => {
        await open(reader, `${tidewater.origin}/item/${books.quiet.eisbn}`);
        expect(await reader.getByText('$77.25').count()).toBe(0);
      }).toPass();
      await open(page, `${tidewater.origin}/admin/titles/${books.quiet.eisbn}`);
      await expect(own).toHaveValue(before);
    });
  }
});
