import type { Request } from '@playwright/test';
import { books } from './books.ts';
import {
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hold,
  leaving,
  open,
  openSearch,
  searchBox,
  suggestions,
  taken,
  test,
} from './shop.ts';

for (const shop of eitherShop) {
  test(`a search at ${shop.name} that finds nothing says so and helps on (BROWSE-042, BROWSE-043)`, async ({
    page,
  }) => {
    await open(page, `${shop.origin}/browse/filter/t/zzqqxx/k/title`);
    await expect(
      page.getByRole('heading', { name: 'No matches found! Please change your search terms' }),
    ).toBeVisible();
    await page.getByText('Search tips').click();
    for (const tip of [/spelling/, /exclamation point/, /Shorten a word/, /search type/]) {
      await expect(page.getByRole('listitem').filter({ hasText: tip })).toBeVisible();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search everything for “zzqqxx”' }).click();
    await expect(page).toHaveURL(/\/t\/zzqqxx\/k\/keyword$/);
    await page.getByRole('link', { name: 'Browse all books' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Browse' })).toBeVisible();
  });
}

for (const shop of eitherShop) {
  test(`${shop.name} takes the request for a book that it does not have`, async ({ page }) => {
    await open(page, `${shop.origin}/browse/filter/t/the%20midnight%20library%20zzqqxx/k/keyword`);
    await expect(page.getByRole('heading', { name: 'We can probably get it' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Staff picks' })).toBeVisible();
    await expectFits(page);
    const form = page.getByRole('form', { name: 'Ask us to find it' });
    await taken(form);
    await expect(form.getByLabel('The book you’re looking for')).toHaveValue('the midnight library zzqqxx');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByLabel('Your name')).toBeFocused();
    await expectAccessible(page);
    await form.getByLabel('Your name').fill('Ada Quill');
    await form.getByLabel('Email').fill('ada@example.com');
    await form.getByRole('button', { name: 'Send request' }).click();
    await expect(form.getByText('Form sent successfully.')).toBeVisible();
    await expectAccessible(page);
  });
}

test('the request for a book works without JavaScript, from the page of an unknown ISBN on', async ({
  newReader,
  expectError,
}) => {
  expectError(/404 \(Not Found\).+\/item\//);
  expectError(/400 \(Bad Request\).+#form-ask/);
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto('/item/9781234567897');
  await expect(page.getByText('We don’t have a book with ISBN 9781234567897.')).toBeVisible();
  await page.getByRole('link', { name: 'Ask us to find it' }).click();
  await expect(page.getByText('We don’t have a book with that ISBN.')).toBeVisible();
  const form = page.getByRole('form', { name: 'Ask us to find it' });
  await expect(form.getByLabel('The book you’re looking for')).toHaveValue('ISBN 9781234567897');
  await form.getByLabel('Your name').fill('Ada Quill');
  await form.getByLabel('Email').fill('ada');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Please enter a valid email').first()).toBeVisible();
  await expect(form.getByLabel('Your name')).toHaveValue('Ada Quill');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
});

test('the search remembers where it looks', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('Search in').selectOption('Author');
  await searchBox(page).fill('le guin');
  // SEARCH-013, SEARCH-018
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/t\/le%20guin\/k\/author$/);
  await expect(page.getByText(/searched in authors/)).toBeVisible();
  await expect(page.getByLabel('Search in')).toHaveValue('author');
  const authors = page.getByRole('list', { name: 'Books' }).getByRole('link', { name: 'Ursula K. Le Guin' });
  await expect(authors.first()).toBeVisible();
});

test('an ISBN in any spelling finds its book (SEARCH-001)', async ({ page }) => {
  for (const spelling of ['978-0-385-49081-8', '038549081X', 'ISBN 9780385490818']) {
    await open(page, '/');
    await searchBox(page).fill(spelling);
    await searchBox(page).press('Enter');
    const first = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 }).first();
    await expect(first).toHaveText(books.quiet.title);
  }
});

test('the address of a book takes its ISBN in any spelling', async ({ page }) => {
  for (const spelling of ['978-0-385-49081-8', '038549081X', '0-385-49081-x']) {
    const answer = await page.goto(`/item/${spelling}?registry=4`);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(/\/item\/9780385490818\?registry=4$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(books.quiet.title);
  }
});

test('results of another spelling say so, and lead to it', async ({ page }) => {
  await open(page, '/');
  await searchBox(page).fill('hary poter');
  await searchBox(page).press('Enter');
  const notice = page.getByRole('status').filter({ hasText: 'No results for “hary poter”' });
  await expect(notice).toHaveText('No results for “hary poter”. Showing results for “harry potter”.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “harry potter”');
  await expectAccessible(page);
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(/\/t\/harry%20potter\/k\/keyword$/);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “harry potter”');
});

test('an ISBN with a wrong digit finds the book it is nearly that of, or says what is wrong', async ({
  page,
}) => {
  await open(page, '/browse/filter/t/9780385490819/k/keyword');
  await expect(page.getByText('Showing results for “9780385490818”')).toBeVisible();
  const first = page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 }).first();
  await expect(first).toHaveText(books.quiet.title);
  await open(page, '/browse/filter/t/9791111111111/k/keyword');
  await expect(page.getByText(/isn’t quite an ISBN/)).toBeVisible();
  await expectAccessible(page);
});

for (const shop of eitherShop) {
  for (const width of [1280, 390]) {
    test(`suggestions of ${shop.name} at ${width} px (SEARCH-008, SEARCH-011, SEARCH-012, SEARCH-024)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, shop.origin);
      if (width === 390) await openSearch(page);
      const box = searchBox(page);
      const { width: boxWidth = 0 } = (await box.boundingBox()) ?? {};
      expect(boxWidth).toBeLessThanOrEqual(500);
      const bar = await page.getByRole('search').boundingBox();
      expect(bar?.width).toBeLessThanOrEqual(618);
      const kinds = page.getByLabel('Search in');
      if (width === 390) await expect(kinds).toBeHidden();
      else expect((await kinds.boundingBox())?.width).toBe(115);

      await box.fill('narnia');
      await expect(suggestions(page).first()).toBeVisible();
      const titles = suggestions(page).filter({ has: page.locator('img') });
      expect(await titles.count()).toBeLessThanOrEqual(5);
      await expect(titles.first()).toContainText(/\$\d+\.\d\d/);
      const found = (await suggestions(page).count()) - 1;
      await expect(
        page.getByRole('status').getByText(`${found} suggestions. Use the up and down arrow keys to choose.`),
      ).toBeAttached();
      await expect(suggestions(page).first()).toContainText('C. S. Lewis');
      expect((await suggestions(page).first().locator('img').boundingBox())?.width).toBe(25);
      await box.press('ArrowDown');
      await expectAccessible(page);
      const list = await page.getByRole('listbox', { name: 'Suggestions' }).boundingBox();
      expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(width);
      // On a phone it is as wide as the sheet.
      if (width === 390) expect([list?.x, list?.width]).toEqual([0, 390]);
    });
  }
}

test('a person, a series and all results are suggested after the titles', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  const option = (name: RegExp) => suggestions(page).filter({ hasText: name });
  await box.fill('attwood');
  await option(/^Margaret Atwood\s*Author$/).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “Margaret Atwood”' })).toBeVisible();
  await expect(page.getByText(/searched in authors/)).toBeVisible();
  await box.fill('narnia');
  await expect(suggestions(page).locator('b').first()).toHaveText('Narnia');
  await option(/^The Chronicles of Narnia\s*Series$/).click();
  await expect(page.getByText(/searched in the series/)).toBeVisible();
  await box.fill('hobb');
  await expect(suggestions(page).last()).toHaveText('See all results for “hobb”');
  await box.press('ArrowUp');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/t\/hobb\/k\/keyword$/);
  await expect(box).toHaveValue('hobb');
});

test('the keys walk the suggestions and the box, in circles (SEARCH-027)', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('narnia');
  await expect(suggestions(page).first()).toBeVisible();
  const last = (await suggestions(page).count()) - 1;
  const pointed = async () => {
    const id = await box.getAttribute('aria-activedescendant');
    return suggestions(page).evaluateAll((all, at) => all.findIndex((one) => one.id === at), id);
  };
  expect(await pointed()).toBe(-1);
  await box.press('ArrowUp');
  expect(await pointed()).toBe(last);
  await expect(suggestions(page).nth(last)).toHaveAttribute('aria-selected', 'true');
  await box.press('ArrowDown');
  expect(await pointed()).toBe(-1);
  await box.press('ArrowDown');
  expect(await pointed()).toBe(0);
  await expect(box).toBeFocused();
  await box.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box).toHaveValue('narnia');
  await box.press('Alt+ArrowDown');
  await expect(suggestions(page)).toHaveCount(last + 1);
  expect(await pointed()).toBe(-1);
  await box.press('Alt+ArrowUp');
  await expect(suggestions(page)).toHaveCount(0);
  await box.press('ArrowDown');
  const title = (await suggestions(page).first().locator('span span').first().textContent()) ?? '';
  await box.press('Enter');
  await expect(page).toHaveURL(/\/item\/\d{13}$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(box).toHaveValue('');
});

test('suggestions are asked for once one pauses, and what is overtaken is cancelled (SEARCH-023)', async ({
  page,
  clock,
}) => {
  const asked: (string | null)[] = [];
  const cancelled: (string | null)[] = [];
  const words = (request: Request) => new URLSearchParams(request.postData() ?? '').get('t');
  const isAsk = (request: Request) => request.url().endsWith('/customer/browse/getSuggest');
  page.on('request', (request) => isAsk(request) && asked.push(words(request)));
  page.on('requestfailed', (request) => isAsk(request) && cancelled.push(words(request)));
  await clock.install();
  await open(page, '/');
  await clock.pauseAt(Date.now() + 60_000);
  const box = searchBox(page);
  for (const letter of 'narnia') {
    await box.press(letter);
    await clock.runFor(letter === 'a' ? 649 : 400);
  }
  // A request would be on its way by now, and is heard of before this answer.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(asked).toEqual([]);
  await clock.runFor(1);
  await expect.poll(() => asked).toEqual(['narnia']);
  await clock.resume();
  await expect(suggestions(page).first()).toBeVisible();

  const answer = await hold(page, '**/customer/browse/getSuggest');
  await box.fill('hobbit');
  await expect.poll(() => asked).toEqual(['narnia', 'hobbit']);
  await box.fill('emma');
  await expect.poll(() => cancelled).toEqual(['hobbit']);
  // Dismissing the list cancels its requests.
  await expect.poll(() => asked).toEqual(['narnia', 'hobbit', 'emma']);
  await box.press('Escape');
  await expect.poll(() => cancelled).toEqual(['hobbit', 'emma']);
  await answer();
  await expect(suggestions(page)).toHaveCount(0);
});

test('suggestions that fail are no bother', async ({ page, expectError }) => {
  expectError(/500/);
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('narnia');
  await expect(suggestions(page).first()).toBeVisible();
  await page.route('**/customer/browse/getSuggest', (route) => route.fulfill({ status: 500, json: {} }));
  await box.fill('narni');
  await expect(suggestions(page)).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('status').getByText('Suggestions aren’t available right now.')).toBeAttached();
  await box.press('Enter');
  await expect(page).toHaveURL(/\/t\/narni\/k\/keyword$/);
});

test('the box is empty again where there is no search (SEARCH-014, SEARCH-020)', async ({ page }) => {
  await open(page, '/browse/filter/t/narnia/k/title');
  await expect(searchBox(page)).toHaveValue('narnia');
  await page
    .getByRole('list', { name: 'Books' })
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/item\//);
  await expect(searchBox(page)).toHaveValue('');
  await expect(page.getByLabel('Search in')).toHaveValue('keyword');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('narnia');
  await searchBox(page).fill('  ');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/browse\/filter\/$/);
  await expect(searchBox(page)).toHaveValue('');
});

test('text typed while a page loads stays in the box, and so does the cursor', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  const results = await hold(page, '**/customer/browse/get');
  await box.fill('narnia');
  await box.press('Enter');
  await leaving(page);
  await box.fill('hobbit');
  await results();
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “narnia”' })).toBeVisible();
  await expect(box).toHaveValue('hobbit');
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “hobbit”' })).toBeVisible();
  await expect(box).toHaveValue('hobbit');

  const book = await hold(page, '**/customer/title/getItem');
  await page
    .getByRole('list', { name: 'Books' })
    .getByRole('heading', { level: 2 })
    .first()
    .getByRole('link')
    .click();
  // What the page before knew of the book is shown at once (ITEM-006); the rest is on its way.
  await expect(page).toHaveURL(/\/item\//);
  await box.fill('emma');
  await book();
  await expect(page.getByRole('term').first()).toBeVisible();
  await expect(box).toHaveValue('emma');
});

test('suggestions come and go as one types', async ({ page }) => {
  await open(page, '/');
  const box = searchBox(page);
  await box.fill('narnia');
  await expect(suggestions(page)).not.toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await box.press('ArrowDown');
  await box.press('Escape');
  await expect(suggestions(page)).toHaveCount(0);
  // Enter must not follow a suggestion of a list that is closed.
  await box.press('Enter');
  await expect(page).toHaveURL(/\/t\/narnia\/k\/keyword$/);
  // The box of the results page is there when its title is.
  await expect(page).toHaveTitle(/^Results for “narnia”/);

  await box.fill('zzqqxx');
  await expect(page.getByText('No suggesstions found...')).toBeVisible();
  await expectAccessible(page);
  // SEARCH-025, SEARCH-028
  await box.fill('');
  await expect(page.getByText('No suggesstions found...')).toBeHidden();
  await box.fill(books.alsoQuiet.title);
  await suggestions(page).first().click();
  await expect(page.getByRole('heading', { level: 1, name: books.alsoQuiet.title })).toBeVisible();
});
