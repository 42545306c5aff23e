import { addBlock, canvas, openPages, shown, state, titleOf } from './editor.ts';
import { expect, expectAccessible, hold, open, test, tidewater } from './shop.ts';

test('an editor puts a page together, which readers see until it is deleted', async ({ page, newReader }) => {
  await openPages(page);
  await page.getByRole('link', { name: 'Add a page' }).click();
  await titleOf(page).fill('Our café');
  await shown(page, 'Address').fill('/our-cafe');
  await addBlock(page, 'Heading and text');
  await shown(page, 'Heading').fill('Coffee among the books');
  await addBlock(page, 'Contact and hours');
  await expect(canvas(page).getByRole('heading', { name: 'Coffee among the books' })).toBeVisible();

  await expect(state(page)).toHaveText('Saved as a draft');
  const frame = page.getByTitle('The page', { exact: true });
  for (const [screen, width] of [
    ['Phone', '390px'],
    ['Desktop', '1280px'],
  ] as const) {
    await page.getByRole('button', { name: screen, exact: true }).click();
    await expect(frame).toHaveCSS('width', width);
  }
  await expectAccessible(page, { exclude: '[class*="_Loader_"]' }); // Puck's own, named without a role
  const drawing = await hold(page, '**/admin/pages/preview');
  await page.reload();
  for (const block of ['Heading and text', 'Contact and hours'])
    await expect(canvas(page).getByText(block, { exact: true })).toBeVisible();
  await drawing();
  await expect(canvas(page).getByRole('heading', { name: 'Coffee among the books' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(state(page)).toHaveText('Published. Readers see it now.');
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/pages\/\d+$/);

  const reader = await newReader();
  await open(reader, `${tidewater.origin}/our-cafe`);
  await expect(reader.getByRole('heading', { name: 'Coffee among the books' })).toBeVisible();

  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('link', { name: 'Delete Our café' }).click();
  await page.getByRole('button', { name: 'Delete Our café' }).click();
  await expect(page.getByRole('status').getByText('Deleted.', { exact: true })).toBeVisible();
});
