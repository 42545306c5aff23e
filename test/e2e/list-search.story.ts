import { books } from './books.ts';
import {
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  expectReadable,
  hold,
  open,
  openSearch,
  searchBox,
  test,
  toast,
} from './shop.ts';

/** An order that the shop would give by no sort, neither by title nor otherwise. */
const wanted = [books.quiet, books.inSeries, books.alsoQuiet];
const asList = wanted.map((book) => book.eisbn).join('\n');
const sequence = /\/browse\/filter\/v\/sequence\/x\/r[a-z0-9]+$/;
const result = /\/browse\/filter\/x\/r[a-z0-9]+$/;

const fileOf = (content: string, name = 'Summer reading.csv') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});

for (const shop of eitherShop) {
  for (const width of [1280, 390]) {
    test(`a list, a file and an address at ${shop.name}, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const titles = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
      await open(page, shop.origin);
      if (width === 390) await openSearch(page);
      await page.getByRole('link', { name: 'List or file' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Search with a list' })).toBeVisible();
      await expectReadable(page);
      await expectFits(page);

      const file = page.getByRole('form', { name: 'A file' });
      await file.getByLabel('A file').setInputFiles(fileOf(`ISBN,Copies\n${asList}\n9780000000002,1\n`));
      const reading = await hold(page, '**/customer/browse/file');
      await file.getByRole('button', { name: 'Find the books' }).click();
      await expect(file.getByRole('status')).toHaveText(/^(Sending|Reading) Summer reading\.csv…$/);
      await expect(file.getByRole('progressbar')).toBeVisible();
      await expectAccessible(page);
      await reading();
      await expect(page).toHaveURL(result);
      await expect(page.getByRole('heading', { level: 1, name: 'Summer reading.csv' })).toBeVisible();
      await expect(titles).toHaveCount(3);
      await expect(toast(page, 'We found 3 of the 4 ISBNs.')).toBeVisible();
      await expectAccessible(page);

      await page.goBack();
      const list = page.getByRole('form', { name: 'A list of ISBNs' });
      await list.getByRole('button', { name: 'Find these books' }).click();
      await expect(list.getByText('Please enter the ISBNs.')).toBeVisible();
      await expect(list.getByLabel('A list of ISBNs')).toBeFocused();
      await list.getByLabel('A list of ISBNs').fill('no numbers in here');
      await list.getByRole('button', { name: 'Find these books' }).click();
      await expect(list.getByText('We didn’t find any ISBNs in what you pasted.')).toBeVisible();
      // Wherever the page stands now, the header may cover half of another field.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
      await list.getByLabel('A list of ISBNs').fill(asList);
      await list.getByRole('button', { name: 'Find these books' }).click();
      await expect(page).toHaveURL(sequence);
      await expect(titles).toHaveText(wanted.map((book) => book.title));
      await expectAccessible(page);

      await page.goBack();
      const address = page.getByRole('form', { name: 'A web page' });
      await address.getByLabel('A web page').fill('http://127.0.0.1/books');
      await address.getByRole('button', { name: 'Find the books' }).click();
      await expect(address.getByText('We can only search pages on the public internet.')).toBeVisible();
      await expect(address.getByLabel('A web page')).toBeFocused();
      await expectAccessible(page);
    });
  }
}

test('ISBNs that are pasted into the search box are found in their order, however many (SEARCH-006, SEARCH-017)', async ({
  page,
}) => {
  await open(page, '/');
  const box = searchBox(page);
  const many = [...Array.from({ length: 60 }, () => '0000000000'), ...wanted.map((book) => book.eisbn)].join(
    '\r\n',
  );
  await box.focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, many);
  await expect(box).toHaveValue(many.replaceAll('\r\n', ' '));
  await box.press('Enter');
  await expect(page).toHaveURL(sequence);
  const titles = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(wanted.map((book) => book.title));
  await expect(page.getByRole('heading', { level: 1, name: 'Your results' })).toBeVisible();
  await expect(box).toHaveValue('');
});

test('a list that is typed is not a search for words, one ISBN is (SEARCH-001, SEARCH-016, SEARCH-017)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/customer/browse/')) asked.push(new URL(request.url()).pathname.slice(17));
  });
  await open(page, '/');
  const box = searchBox(page);
  await box.fill(`${books.quiet.eisbn}, ISBN ${books.alsoQuiet.eisbn}`);
  await box.press('Enter');
  await expect(page).toHaveURL(sequence);
  expect(asked).toEqual(['file', 'get']);
  await box.fill(books.quiet.eisbn);
  await box.press('Enter');
  await expect(page).toHaveURL(/\/t\/\d{13}\/k\/keyword$/);
});

test("the page of a list's books names those that the shop does not have", async ({ page }) => {
  const unknown = '9781234567897';
  await open(page, '/');
  const wrong = ['0439023484', '978-0-385-49081-9'];
  await searchBox(page).fill(`${books.quiet.eisbn} ${unknown} ${wrong.join(' ')}`);
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(sequence);
  await page.reload();
  await page.getByText('ISBNs not found: 1').click();
  await expect(page.getByRole('main').getByText(unknown)).toBeVisible();
  await page.getByText('Not quite ISBNs (check the digits): 2').click();
  await expect(page.getByRole('main').getByText(wrong.join(', '))).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});

test('an address is read in URL mode, and the bar is empty again afterwards (SEARCH-005, SEARCH-015)', async ({
  page,
}) => {
  await open(page, '/');
  const box = searchBox(page);
  await page.getByLabel('Search in').selectOption('URL');
  await box.fill('http://localhost/list');
  const reading = await hold(page, '**/customer/browse/url');
  await box.press('Enter');
  const bar = page.getByRole('search');
  await expect(bar.getByRole('status').getByText('Reading the web page…')).toBeAttached();
  await expect(box).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Cancel the search' })).toBeFocused();
  await expectAccessible(page);
  await reading();
  await expect(toast(page, 'We can only search pages on the public internet.')).toBeVisible();
  await expect(box).toHaveValue('http://localhost/list');
  await expect(box).toBeFocused();
  await expectAccessible(page);

  // No story may ask the internet: the answer is that of a list with the same books.
  const stored = await page.evaluate(async (text) => {
    const body = new FormData();
    body.set('file', new File([text], 'pasted.txt'));
    const answer = await fetch('/customer/browse/file', { method: 'POST', body });
    return (await answer.json()) as unknown;
  }, asList);
  await page.route('**/customer/browse/url', (route) => route.fulfill({ json: stored }));
  await box.fill('lists.example/summer');
  await box.press('Enter');
  await expect(page).toHaveURL(result);
  await expect(page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 })).toHaveCount(3);
  await expect(box).toHaveValue('');
  await expect(page.getByLabel('Search in')).toHaveValue('keyword');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/browse\/filter\/$/);
});

for (const shop of eitherShop) {
  for (const width of [1280, 390]) {
    test(`a file dropped on the search bar of ${shop.name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, shop.origin);
      if (width === 390) await openSearch(page);
      const bar = page.getByRole('search');
      const form = bar.locator('form');
      const holding = await page.evaluateHandle(
        ([text]) => {
          const data = new DataTransfer();
          data.items.add(
            new File([text ?? ''], 'A very long name of a list that somebody wrote in spring.txt'),
          );
          return data;
        },
        [asList],
      );
      await form.dispatchEvent('dragenter', { dataTransfer: holding });
      await expect(bar.getByText('Drop a file to find the books in it')).toBeVisible();
      await expectAccessible(page);
      await form.dispatchEvent('dragleave', { dataTransfer: holding });
      await expect(bar.getByText('Drop a file to find the books in it')).toBeHidden();
      const reading = await hold(page, '**/customer/browse/file');
      await form.dispatchEvent('dragenter', { dataTransfer: holding });
      await form.dispatchEvent('drop', { dataTransfer: holding });
      // SEARCH-010
      await expect(bar.getByRole('progressbar')).toBeVisible();
      await expect(bar.getByText('Drop a file to find the books in it')).toBeHidden();
      await expectAccessible(page);
      await expectFits(page);

      await bar.getByRole('button', { name: 'Cancel the search' }).click();
      await expect(searchBox(page)).toBeFocused();
      await reading();
      await expect(page).toHaveURL(`${shop.origin}/`);

      await form.dispatchEvent('drop', { dataTransfer: holding });
      await expect(page).toHaveURL(result);
      await expect(page.getByRole('heading', { level: 1, name: /^A very long name/ })).toBeVisible();
    });
  }
}

test('files that hold no books say why', async ({ page }) => {
  await open(page, '/search/list');
  const form = page.getByRole('form', { name: 'A file' });
  const send = async (file: ReturnType<typeof fileOf>) => {
    await form.getByLabel('A file').setInputFiles(file);
    await form.getByRole('button', { name: 'Find the books' }).click();
  };
  await form.getByRole('button', { name: 'Find the books' }).click();
  await expect(form.getByText('Please choose a file.')).toBeVisible();
  for (const [file, sentence] of [
    [fileOf('', 'empty.txt'), 'This file is empty.'],
    [fileOf(asList, 'books.docx'), /^Please choose one of these types of file: \.txt, \.pdf/],
    [fileOf('No books', 'none.txt'), 'We didn’t find any ISBNs in this file.'],
    [fileOf('9780000000002', 'unknown.txt'), 'We found one ISBN in this file, but we don’t have that book.'],
    [fileOf('%PDF-1.4 and nothing else', 'half.pdf'), 'This PDF is damaged, so we couldn’t read it.'],
    [fileOf(asList, 'text.pdf'), 'This isn’t really a .pdf file. Please check it and try again.'],
  ] as const) {
    await send(file);
    await expect(form.getByText(sentence)).toBeVisible();
    await expect(form.getByLabel('A file')).toBeFocused();
  }
  await expectAccessible(page);
  // Too large to be handed over by the test: made where it is chosen.
  await form.getByLabel('A file').evaluate((input: HTMLInputElement) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], 'large.txt'));
    input.files = data.files;
  });
  await form.getByRole('button', { name: 'Find the books' }).click();
  // SEARCH-021, SEARCH-029
  await expect(toast(page, 'File is too large. (Max size is 50MB)').first()).toBeVisible();
  await expect(form.getByText('File is too large. (Max size is 50MB)')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const shop of eitherShop) {
    test(`${shop.name} reads lists, files and addresses`, async ({ page, expectError }) => {
      expectError(/400/);
      const titles = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
      await page.goto(shop.origin);
      await searchBox(page).fill(`${books.inSeries.eisbn} ${books.quiet.eisbn}`);
      await searchBox(page).press('Enter');
      const list = page.getByRole('form', { name: 'A list of ISBNs' });
      await expect(list.getByLabel('A list of ISBNs')).toHaveValue(
        `${books.inSeries.eisbn} ${books.quiet.eisbn}`,
      );
      await list.getByRole('button', { name: 'Find these books' }).click();
      await expect(page).toHaveURL(sequence);
      await expect(titles).toHaveText([books.inSeries.title, books.quiet.title]);

      await page.getByLabel('Search in').selectOption('URL');
      await searchBox(page).fill('http://10.0.0.1/list');
      await searchBox(page).press('Enter');
      const address = page.getByRole('form', { name: 'A web page' });
      await address.getByRole('button', { name: 'Find the books' }).click();
      await expect(address.getByText('We can only search pages on the public internet.')).toBeVisible();
      await expect(address.getByLabel('A web page')).toHaveValue('http://10.0.0.1/list');

      const file = page.getByRole('form', { name: 'A file' });
      await file.getByRole('button', { name: 'Find the books' }).click();
      await expect(file.getByText('Please choose a file.')).toBeVisible();
      await file.getByLabel('A file').setInputFiles(fileOf(asList));
      await file.getByRole('button', { name: 'Find the books' }).click();
      await expect(page).toHaveURL(result);
      await expect(titles).toHaveCount(3);
    });
  }
});
