import { anEditor, aPage, logIn, openPages, state, titleOf } from './editor.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

test('without JavaScript, a draft is published later or discarded, and an older version restored', async ({
  page,
  newReader,
  expectError,
}) => {
  expectError(/400 .+\/admin\/pages\/drafts\//);
  const editor = await openPages(page);
  const { path } = await aPage(page, 'Gift ideas');
  const id = /\d+$/.exec(page.url())?.[0];
  await titleOf(page).fill('Ideas for gifts');
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  await titleOf(page).fill('Gifts');
  await expect(state(page)).toHaveText('Saved as a draft');
  await page.getByRole('link', { name: 'Later, or discard' }).click();
  await expect(page.getByRole('heading', { name: 'Draft of Gifts' })).toBeVisible();
  await expectReadable(page);

  const plain = await newReader({ javaScriptEnabled: false });
  await plain.goto(page.url());
  await logIn(plain, editor);
  await plain.goto(page.url());
  await plain.getByLabel('Day').fill('2020-01-01');
  await plain.getByLabel('Time').fill('09:00');
  await plain.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(plain.getByRole('alert')).toContainText('Please choose a time that is still to come.');
  await plain.getByLabel('Day').fill('2090-05-01');
  await plain.getByRole('button', { name: 'Publish at this time' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft will be published at this time.');
  await expect(plain.getByText(/^On May 1, 2090, 9:00 AM, it will be published/)).toBeVisible();
  await plain.goto(`${tidewater.origin}/admin/pages`);
  await expect(plain.getByText('To be published May 1, 2090, 9:00 AM')).toBeVisible();
  await plain.goto(page.url());
  await plain.getByRole('button', { name: 'Don’t publish at this time' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft waits until someone publishes it.');
  await plain.getByText('Discard this draft').click();
  await plain.getByRole('button', { name: 'Discard the draft of Gifts' }).click();
  await expect(plain.getByRole('status')).toContainText('The draft is discarded.');

  await open(page, `${tidewater.origin}/admin/pages/${id}/history`);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Version 2' }).click();
  await expect(page.getByText('What it changed')).toBeVisible();
  await expectReadable(page);
  await plain.goto(`${tidewater.origin}/admin/pages/${id}/history/1?with=newest`);
  const changes = plain.getByRole('listitem').filter({ hasText: 'Page settings' });
  await expect(changes).toContainText('Before: Ideas for gifts');
  await expect(changes).toContainText('After: Gift ideas');
  await plain.getByText('Restore this version').click();
  await plain.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(plain.getByRole('status')).toContainText('Restored. Readers see it now.');
  await plain.goto(tidewater.origin + path);
  await expect(plain).toHaveTitle(/Gift ideas/);
});

test('someone who may only look reads the history, and changes nothing', async ({ page }) => {
  const viewer = await anEditor('viewer');
  await open(page, `${tidewater.origin}/admin/pages`);
  await logIn(page, viewer);
  await page
    .getByRole('link', { name: /^History/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^History of/ })).toBeVisible();
  await page.goto(`${tidewater.origin}/admin/pages/deleted`);
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted pages' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Bring back/ })).toHaveCount(0);
});
