import { addBlock, canvas, openPages, shown, state, titleOf } from './editor.ts';
import { expect, test } from './shop.ts';

test('an editor types a text into a block', async ({ page }) => {
  await openPages(page);
  await page.getByRole('link', { name: 'Add a page' }).click();
  await titleOf(page).fill('About the shop');
  await addBlock(page, 'Heading and text');
  await shown(page, 'Heading').fill('About us');

  await shown(page, 'Text').click();
  await page.keyboard.type('Books for every season.');
  await expect(canvas(page).getByText('Books for every season.')).toBeVisible();
  await expect(state(page)).toHaveText('Saved as a draft');

  // The window still answers, and takes more.
  await page.keyboard.type(' And tea.');
  await expect(canvas(page).getByText('Books for every season. And tea.')).toBeVisible();
  await expect(shown(page, 'Heading')).toHaveValue('About us');
});
