import { anEditor, logIn } from './editor.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

test('a field of an event that the shop refuses says why, and has the focus', async ({
  page,
  expectError,
}) => {
  expectError(/400/); // What is refused.
  const editor = await anEditor('owner', 'tidewater');
  await open(page, `${tidewater.origin}/admin/events/new`);
  await logIn(page, editor);
  await page.getByLabel('Title').fill('Tea by the harbor');
  await page.getByLabel('Day', { exact: true }).fill('2093-06-04');
  await page.getByLabel('Starts at').fill('19:00');
  const end = page.getByLabel('Ends at');
  await end.fill('18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toBeVisible();
  await expect(end).toBeFocused();
  await expect(end).toHaveAccessibleDescription(/The event ends before it starts\./);
  await expect(page.getByLabel('Title')).toHaveValue('Tea by the harbor');
  await expectReadable(page);
});
