import { books } from './books.ts';
import { anEditor, logIn } from './editor.ts';
import { expect, expectFits, expectReadable, open, test, tidewater } from './shop.ts';

test('an editor fills a list and drags its books into their order, which readers see', async ({
  page,
  newReader,
}) => {
  await page.goto(`${tidewater.origin}/admin/lists/new`);
  await logIn(page, await anEditor());
  const name = `Dragged ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const three = [books.quiet, books.alsoQuiet, books.opened];
  await page.locator('summary', { hasText: 'Paste ISBNs' }).click();
  await page.getByRole('textbox', { name: 'Paste ISBNs' }).fill(three.map(({ eisbn }) => eisbn).join('\n'));
  await page.getByRole('button', { name: 'Add these books' }).click();
  const rows = page.getByRole('region', { name: /^3 books/ }).getByRole('listitem');
  const inOrder = (...titles: { title: string }[]) => expect(rows).toContainText(titles.map((t) => t.title));
  await inOrder(...three);
  await expectFits(page);
  await expectReadable(page);

  await rows.nth(2).getByRole('link', { name: books.opened.title, exact: true }).dragTo(rows.nth(0));
  await inOrder(books.opened, books.quiet, books.alsoQuiet);
  await rows.nth(0).getByText('1.').dragTo(rows.nth(1));
  await inOrder(books.quiet, books.opened, books.alsoQuiet);
  await page.getByRole('button', { name: `Move ${books.alsoQuiet.title} to the top` }).click();
  await inOrder(books.alsoQuiet, books.quiet, books.opened);

  const reader = await newReader();
  const id = /\/lists\/(\d+)/.exec(page.url())?.[1];
  await reader.goto(`${tidewater.origin}/lists/${id}`);
  const shown = reader.getByRole('main').getByRole('list', { name }).getByRole('listitem');
  await expect(shown).toContainText([books.alsoQuiet.title, books.quiet.title, books.opened.title]);
});

test('a list shows the next events of the shop where its description asks for them (LIST-013)', async ({
  page,
  newReader,
}) => {
  await page.goto(`${tidewater.origin}/admin/lists/new`);
  await logIn(page, await anEditor('manager'));
  const name = `For the evening ${Date.now()}`;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Description').fill('Come and listen. [calendar] Bring a friend.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = /\/lists\/(\d+)/.exec(page.url())?.[1];

  const reader = await newReader();
  await open(reader, `${tidewater.origin}/lists/${id}`);
  const dates = reader.getByRole('main').getByRole('list', { name: 'Dates' });
  await expect(dates).toBeVisible();
  await expect(reader.getByText('[calendar]')).toHaveCount(0);
  await expectReadable(reader);
  const title = await dates.getByRole('listitem').first().getByRole('paragraph').first().textContent();
  await dates.getByRole('link').first().click();
  await expect(reader.getByRole('heading', { level: 1, name: title ?? 'none' })).toBeVisible();
});
