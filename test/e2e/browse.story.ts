import type { Locator, Page } from '@playwright/test';
import {
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  lakeshore,
  open,
  test,
  tidewater,
} from './shop.ts';

const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^[\d,+]+ books?/ });
const books = (page: Page) => page.getByRole('list', { name: 'Books' }).getByRole('heading', { level: 2 });
/** The books of a list, whatever it is called. */
const listed = (page: Page) => page.locator('[data-view] > ul').getByRole('heading', { level: 2 });
/** A value of a filter: its name, then how many books it would leave. */
const choice = (within: Locator, label: string) =>
  within.getByRole('link', { name: new RegExp(`^${label}\\s*[\\d,]+$`) });

async function promised(link: Locator): Promise<string> {
  const n = /([\d,]+)$/.exec((await link.textContent()) ?? '')?.[1] ?? '';
  return n === '1' ? '1 book' : `${n} books`;
}

for (const shop of eitherShop) {
  test(`the filters of ${shop.name} keep their promises (BROWSE-044, BROWSE-045)`, async ({ page }) => {
    // BROWSE-002
    await open(page, `${shop.origin}/browse`);
    const fiction = choice(filters(page), 'Fiction');
    const inFiction = await promised(fiction);
    await fiction.click();
    await expect(count(page)).toHaveText(inFiction);
    // BROWSE-005
    await expect(page).toHaveURL(/\/browse\/filter\/s\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Fiction' })).toBeVisible();

    const hardcover = choice(filters(page), 'Hardcover');
    const both = await promised(hardcover);
    await hardcover.click();
    await expect(count(page)).toHaveText(both);
    const chosen = page.getByRole('list', { name: 'Chosen filters' });
    await expect(chosen.getByRole('link')).toHaveText(['Fiction', 'Hardcover', 'Clear all']);
    await expectAccessible(page);

    await chosen.getByRole('link', { name: 'Remove: Hardcover' }).click();
    await expect(count(page)).toHaveText(inFiction);
    await filters(page).getByRole('link', { name: 'Leave out Hardcover' }).click();
    const without = page.getByRole('link', { name: 'Remove: not Hardcover' });
    await expect(without).toBeVisible();
    const whole = (text: string) => Number(text.replace(/\D/g, ''));
    await expect(count(page)).toHaveText(`${whole(inFiction) - whole(both)} books`);
    await expectAccessible(page);

    await chosen.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/browse\/filter\/?$/);
    await expect(chosen).toBeHidden();
  });
}

test('dates replace one another, several values of a format add up (BROWSE-046)', async ({ page }) => {
  await open(page, '/browse/filter/f/Picture Book');
  await expect(page.getByRole('link', { name: 'Remove: Picture Book' })).toBeVisible();
  const pictures = Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]);
  const boards = choice(filters(page), 'Board Book');
  await boards.click();
  await expect(page.getByRole('link', { name: 'Remove: Board Book' })).toBeVisible();
  await expect
    .poll(async () => Number(/\d+/.exec((await count(page).textContent()) ?? '')?.[0]))
    .toBeGreaterThan(pictures);

  await page.goto('/browse/filter/d/1990s');
  await choice(filters(page), '2000s').click();
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link')).toHaveText(['2000s', 'Clear all']);
});

test('books are sorted by title, and the choice is in the address', async ({ page }) => {
  await open(page, '/browse/filter/f/Picture Book');
  await page.getByLabel('Sort by').selectOption('Title');
  await expect(page).toHaveURL(/\/v\/title\//);
  const plain = (title: string) => title.toLowerCase().replace(/^(the|a|an) |[^a-z0-9 ]/g, '');
  await expect(async () => {
    const titles = (await books(page).allTextContents()).map(plain);
    expect(titles.length).toBeGreaterThan(5);
    expect(titles).toEqual([...titles].sort());
  }).toPass();
  // BROWSE-030, BROWSE-035, BROWSE-038
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText([
    "What's in store",
    'Popularity',
    'Release date',
    'Title',
    'Author',
  ]);
  await page.goBack();
  await expect(page.getByLabel('Sort by')).toHaveValue('');
});

test('the number of books on a page is remembered, by this reader alone', async ({ page, newReader }) => {
  await open(page, '/browse/filter/s/1');
  await expect(books(page)).toHaveCount(26);
  await page.getByRole('group', { name: 'Books per page' }).getByRole('link', { name: '50' }).click();
  await expect(page).toHaveURL(/\/l\/50$/);
  await expect(books(page)).toHaveCount(50);
  const cookie = (await page.context().cookies()).find((c) => c.name === 'page_size');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);
  await open(page, '/browse');
  await expect(page).toHaveURL(/\/browse\/filter\/l\/50$/);
  await expect(books(page)).toHaveCount(50);
  // Lists share it (LIST-016).
  await open(page, '/lists/9');
  await expect(page).toHaveURL(/\/lists\/9\?l=50$/);
  const all = Number.parseInt(
    (await page
      .getByRole('main')
      .getByText(/^\d+ books/)
      .textContent()) ?? '',
    10,
  );
  expect(all).toBeGreaterThan(26);
  await expect(listed(page)).toHaveCount(all);
  await expectAccessible(page);
  const sizes = page.getByRole('group', { name: 'Books per page' });
  await sizes.getByRole('link', { name: '26' }).click();
  await expect(page).toHaveURL(/\/lists\/9$/);
  await expect(listed(page)).toHaveCount(26);
  await page
    .getByRole('navigation', { name: 'Pages of this list' })
    .getByRole('link', { name: 'Next' })
    .click();
  // LIST-039
  await expect(page).toHaveURL(/\/lists\/9\/2$/);
  await expect(listed(page)).toHaveCount(all - 26);
  // An invalid page size.
  await open(page, '/lists/9?l=100000');
  await expect(listed(page)).toHaveCount(26);

  const other = await newReader();
  await open(other, '/browse');
  await expect(books(other)).toHaveCount(26);
});

test('cards, grid or list is remembered for the session (BROWSE-032, LIST-014)', async ({ page }) => {
  await open(page, '/browse');
  const view = page.getByRole('group', { name: 'View' });
  const pressed = (name: string) => view.getByRole('button', { name, pressed: true });
  await expect(pressed('Cards')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Grid', 'List']) {
    await view.getByRole('button', { name }).click();
    await expect(pressed(name)).toBeVisible();
    await expectAccessible(page);
  }
  await open(page, '/browse/filter/f/Hardcover');
  await expect(pressed('List')).toBeVisible();
  await expect(page.locator('[data-view="list"]')).toBeVisible();
  // Browse and lists share one memory (BROWSE-056).
  await open(page, '/lists/5');
  await expect(page.locator('[data-view="list"]')).toBeVisible();
});

test('pages are turned, and Back returns to the scroll position (BROWSE-034, BROWSE-053)', async ({
  page,
}) => {
  await open(page, `${lakeshore.origin}/browse/filter/s/1`);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/o\/26$/);
  await expect(count(page)).toContainText(/, page 2 of \d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const link = books(page).nth(20).getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const title = (await link.textContent()) ?? '';
  // Where the click finds the page: a slow one is scrolled again before it.
  const clicked = page.evaluate(
    () => new Promise<number>((done) => addEventListener('click', () => done(scrollY), true)),
  );
  await link.click();
  const left = await clicked;
  expect(left).toBeGreaterThan(500);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(books(page).nth(20)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('a list is browsed in its own order, filtered and sorted (BROWSE-058)', async ({ page }) => {
  await open(page, '/lists/5');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const first = (await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '';
  await page.getByRole('link', { name: 'Filter and sort' }).click();
  await expect(page).toHaveURL(/\/browse\/filter\/v\/sequence\/x\/5$/);
  await expect(books(page).first()).toHaveText(first);
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('List order');
  await expectAccessible(page);
  await page.getByLabel('Sort by').selectOption('Author');
  await expect(page).toHaveURL(/\/v\/author\/x\/5$/);
  await expect(page.getByLabel('Sort by').locator('option')).not.toContainText(['List order']);
  const heading = page.getByRole('heading', { level: 1 });
  expect(name.length).toBeGreaterThan(0);
  await expect(heading).not.toHaveText('Browse');
  await page.getByRole('link', { name: /^Remove: / }).click();
  await expect(heading).toHaveText('Browse');
});

test('the last page is the last one, whatever the address says', async ({ page }) => {
  await open(page, '/browse/filter/s/1/o/9984');
  await expect(page).not.toHaveURL(/9984/);
  await expect(count(page)).toContainText(/, page (\d+) of \1$/);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await expect(books(page).first()).toBeVisible();
});

test('strange addresses lead somewhere sensible (BROWSE-052)', async ({ page, expectError }) => {
  expectError(/404/);
  const answers: [string, number, RegExp?][] = [
    ['/browse/filter/zzz', 404],
    ['/browse/filter/s', 404],
    ['/browse/filter/o/-5/l/27/v/nothing', 404],
    ['/browse/no/such/page', 404],
    ['/browse/filter/s/1/s/2/q/3/', 200],
    ['/browse/filter/t/%E0%A4%A/k/keyword', 200],
    ['/browse/filter/t/100%25/k/keyword', 200],
    ['/browse/filter/t/%3Cscript%3Ealert(1)%3C%2Fscript%3E/k/keyword', 200],
    ['/browse/filter/t/%27%3B%20drop%20table%20title%3B%20--/k/title', 200],
    ['/browse/filter/t/a%20%26%20!b%20%7C%20(c%3A*)/k/author', 200],
    ['/browse/filter/t/%E2%80%AE%D7%A1%D7%A4%D7%A8/k/keyword', 200],
    ['/browse/filter/t/%E5%9B%B3%E6%9B%B8%E9%A4%A8%20%F0%9F%93%9A/k/keyword', 200],
    ['/browse/filter/s/999999', 200],
    [`/browse/filter/t/${'x'.repeat(10_240)}/k/title`, 200],
    [`/browse/filter/o/${'9'.repeat(400)}`, 200, /\/o\/\d{2,4}$/],
    ['/filter/s/1', 200, /\/browse\/filter\/s\/1$/],
    ['/browse?t=emma&k=title', 200, /\/browse\/filter\/t\/emma\/k\/title$/],
    ['/browse/123456', 200, /\/browse\/filter\/x\/123456$/],
    ['/browse/url/', 200],
    ['/browse/file/', 200],
  ];
  for (const [path, status, address] of answers) {
    const answer = await page.goto(tidewater.origin + path);
    expect(answer?.status(), path).toBe(status);
    if (address) await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
});

for (const shop of eitherShop) {
  test(`a tablet shows ${shop.name} whole`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page, `${shop.origin}/browse/filter/t/the/k/keyword/n/f:Hardcover`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`a page of words in the search box of ${shop.name} still makes a page`, async ({ page }) => {
    const words = 'Donaudampfschifffahrtsgesellschaft'.repeat(14);
    await open(page, `${shop.origin}/browse/filter/t/${words}/k/keyword`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Results for “Donau.{70,80}…”$/);
    await expectFits(page);
    await expectAccessible(page);
  });

  test(`a result of ${shop.name} that is no longer kept says so`, async ({ page }) => {
    await open(page, `${shop.origin}/browse/filter/v/sequence/x/r000gone00`);
    await expect(page.getByRole('heading', { name: 'This list is no longer here' })).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Browse all books' }).click();
    await expect(books(page).first()).toBeVisible();
  });
}

test('a result that is handed over moves to an address that can be shared (SEARCH-007)', async ({ page }) => {
  await open(page, '/browse/url/');
  await expect(books(page).first()).toBeVisible();
  await page.evaluate(() => history.replaceState({ ...history.state, usr: { id: 'r000gone00' } }, ''));
  await page.reload();
  await expect(page).toHaveURL(/\/browse\/filter\/x\/r000gone00$/);
});
