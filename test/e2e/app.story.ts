import { randomInt, randomUUID } from 'node:crypto';
import { openLocally } from '../../server/db/local-socket.ts';
import { anIsbn } from '../factories.ts';
import { logIn, signUp, signUpByForm } from './accounts.ts';
import { books } from './books.ts';
import { openShopWith } from './more-shops.ts';
import {
  type DemoShop,
  eitherShop,
  expect,
  expectAccessible,
  expectFits,
  hydrated,
  lakeshore,
  open,
  test,
  tidewater,
} from './shop.ts';

test('a landing page stands before the shop, whose own front has an address of its own (APP-060, CHROME-057)', async ({
  page,
}) => {
  const shop = await openShopWith(`landing-${randomUUID().slice(0, 8)}`, {
    landing_page_url: '/terms-conditions',
  });
  await open(page, `${shop.origin}/`);
  await expect(page).toHaveURL(`${shop.origin}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cove Books' }).click();
  await expect(page).toHaveURL(`${shop.origin}/home`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Terms and conditions');
  await expectAccessible(page);
});

test('the location that was chosen names the pages of a group of shops (APP-019, APP-036, APP-037, APP-039)', async ({
  page,
}) => {
  await open(page, `${lakeshore.origin}/account/login`);
  await expect(page).toHaveTitle(`Login | ${lakeshore.name}`);
  await page.getByRole('link', { name: 'Your shop: Kelowna. Change' }).click();
  const picker = page.getByRole('dialog', { name: 'Please select a location' });
  await expect(picker.getByRole('radio', { name: 'Kelowna' })).toBeChecked();
  await expectAccessible(page);
  await picker.getByRole('radio', { name: 'Vernon' }).press('Space');
  await picker.getByRole('button', { name: 'Choose this location' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Your shop: Vernon. Change' })).toBeVisible();
  await expect(page).toHaveTitle('Login | Vernon');
  await open(page, `${lakeshore.origin}/browse`);
  await expect(page).toHaveTitle('Browse | Vernon');
});

test('by keyboard on a small window the picker begins with the location that is chosen, each time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 560, height: 844 });
  await open(page, lakeshore.origin);
  const way = (name: string) => page.getByRole('link', { name: `Your shop: ${name}. Change` });
  const picker = page.getByRole('dialog', { name: 'Please select a location' });
  const place = (name: string) => picker.getByRole('radio', { name });
  await way('Kelowna').press('Enter');
  await expect(place('Kelowna')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place('Vernon')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(picker.getByRole('button', { name: 'Choose this location' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(way('Vernon')).toBeVisible();
  await hydrated(page);

  await way('Vernon').press('Enter');
  await expect(place('Vernon')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(place('Penticton')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(way('Vernon')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place('Vernon')).toBeFocused();
  await expect(place('Vernon')).toBeChecked();
  await expectFits(page);
  await expectAccessible(page);
});

for (const shop of eitherShop) {
  test(`what a browser stores of ${shop.name} ends with its session (APP-055, APP-056)`, async ({ page }) => {
    const kept = () =>
      page.evaluate(() => ({
        session: localStorage.getItem('session'),
        name: JSON.parse(localStorage.getItem('settings') ?? '{}').store_info?.name,
        mine: localStorage.getItem('mine'),
      }));
    await open(page, `${shop.origin}/account/login`);
    await expect.poll(kept).toEqual({ session: '', name: shop.name, mine: null });
    await page.evaluate(() => localStorage.setItem('mine', 'kept'));
    await signUpByForm(page, shop);
    await expect
      .poll(kept)
      .toEqual({ session: expect.stringMatching(/^\w{12}$/), name: shop.name, mine: null });
    await page.evaluate(() => localStorage.setItem('mine', 'kept'));
    const before = (await kept()).session;
    await open(page, `${shop.origin}/account/details`);
    await expect.poll(kept).toEqual({ session: before, name: shop.name, mine: 'kept' });
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(async () => (await kept()).mine).toBe(null);
    expect((await kept()).session).not.toBe(before);
  });
}

test('a shop that cannot begin says so, and how else to reach it (APP-054)', async ({
  page,
  expectError,
}) => {
  expectError(/500/);
  // A failed start is also logged to the console.
  expectError(/CallFailed|Error/);
  const shop = await openShopWith(`unreadable-${randomUUID().slice(0, 8)}`, {});
  await signUp(page, shop);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toContain('Cove Books');
  await spoilCarts(shop);
  await page.goto(`${shop.origin}/account/details`);
  const sentence = 'There was an error - please ensure javascript and cookies are enabled.';
  await expect(page.getByRole('heading', { level: 1, name: sentence })).toBeVisible();
  // APP-034
  await expect(page.getByText('You can also reach Cove Books: (207) 555-0142')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  const refresh = page.getByRole('link', { name: 'Click here to refresh' });
  await expect(refresh).toHaveAttribute('href', '/refresh?back=%2Faccount%2Fdetails');
  // It has looks, though nothing is known of the shop's: one sees where the keyboard is.
  await page.keyboard.press('Tab');
  await expect(refresh).toBeFocused();
  await expect(refresh).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '(207) 555-0142' })).toBeFocused();
});

/** Leaves a book in the carts of this shop's customers whose row is damaged: a session tells what is in the cart. */
async function spoilCarts(shop: DemoShop): Promise<void> {
  const db = await openLocally(process.env.E2E_DATA ?? '');
  try {
    await db.query(
      `with book as (
         insert into title (eisbn, title, authors, deleted_at) values ($2, 'Torn', '5', now()) returning id),
       customers as (
         select c.id, c.store_id from customer c join store s on s.id = c.store_id where s.hosts = array[$1::text]),
       held as (
         insert into cart (store_id, customer_id, corp_id) select store_id, id, id from customers returning id)
       insert into cart_line (cart_id, title_id, condition, quantity)
       select held.id, book.id, 'NEW', 1 from held, book`,
      [new URL(shop.origin).hostname, anIsbn(randomInt(1_000_000, 9_000_000))],
    );
  } finally {
    await db.close();
  }
}

test('an account of the former site is chosen there (API-013, CORP-005, CORP-007, CORP-008)', async ({
  page,
}) => {
  await signUp(page, tidewater);
  const corps = [
    { id: 900_001, name: 'Ada Marsh', company: '', type: 'customer', is_institution: false },
    { id: 900_002, name: 'Grace Hill', company: 'Harbor School', type: 'v1', is_institution: true },
    { id: 900_003, name: 'Ann Hill', company: 'Hill Library', type: 'customer', is_institution: false },
  ];
  await page.route('**/customer/account/getAvailableCorps', (route) => route.fulfill({ json: corps }));
  await page.route('**/customer/account/setCorp', (route) =>
    route.fulfill({ json: { is_personal: false, is_institution: false } }),
  );
  await page.route('**/customer/v1/changeCorpAndTransfer', (route) =>
    route.fulfill({ json: { STG: 'blue' } }),
  );
  await page.route('**/customer/v1/transfer', (route) => route.fulfill({ json: {} }));
  for (const [company, stg] of [
    ['Harbor School', 'blue'],
    ['Hill Library', undefined],
  ] as const) {
    await page.context().clearCookies({ name: /^(STG|want_v1)$/ });
    await open(page, `${tidewater.origin}/account/orders`);
    await page.getByRole('link', { name: 'Your account: Ada' }).click();
    const loaded = page.waitForEvent('load');
    await page.getByRole('dialog', { name: 'Your account' }).getByRole('button', { name: company }).click();
    await loaded;
    const cookies = await page.context().cookies(tidewater.origin);
    const find = (name: string) => cookies.find((cookie) => cookie.name === name);
    expect(find('want_v1')?.value).toBe('1');
    expect(find('STG')?.value).toBe(stg);
    const days = (name: string) => ((find(name)?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days('want_v1'))).toBe(365);
    if (stg) expect(Math.round(days('STG'))).toBe(365);
  }
});

test('background calls of the header fail without a message (API-014)', async ({ page, expectError }) => {
  expectError(/400/);
  await signUp(page, tidewater);
  const failed: string[] = [];
  for (const name of ['session/get', 'account/getAvailableCorps']) {
    await page.route(`**/customer/${name}`, (route) => {
      failed.push(name);
      return route.fulfill({ status: 400, json: { error: 'It is broken.' } });
    });
  }
  await open(page, `${tidewater.origin}/account/orders`);
  await page.getByRole('link', { name: 'Your account: Ada' }).click();
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  await expect.poll(() => [...new Set(failed)].sort()).toEqual(['account/getAvailableCorps', 'session/get']);
  // Time enough for a message to come, and too little for it to go again.
  await page.waitForTimeout(1000);
  expect(await page.getByText(/It is broken|There was an error/).count()).toBe(0);
  expect(await page.getByRole('alert').filter({ visible: true, hasText: /\S/ }).count()).toBe(0);
});

test('a login brings the staging cookie of a shop that has one, for a week (API-012, API-013)', async ({
  page,
  newReader,
}) => {
  const email = await signUp(await newReader(), tidewater);
  await page.addInitScript(() => {
    const fetched = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await fetched(...asked);
      if (!String(asked[0]).includes('account/login')) return answer;
      return Response.json({ ...(await answer.json()), staging: 'blue' });
    };
  });
  await open(page, `${tidewater.origin}/account/login`);
  const loaded = page.waitForEvent('load');
  await logIn(page, email);
  await loaded;
  await expect(page.getByRole('link', { name: 'Your account: Ada' })).toBeVisible();
  const cookies = await page.context().cookies(tidewater.origin);
  const staging = cookies.find((cookie) => cookie.name === 'STG');
  expect(staging?.value).toBe('blue');
  expect(Math.round(((staging?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(7);
});

for (const shop of eitherShop) {
  test(`addresses of earlier days, and one that leads nowhere, at ${shop.name} (APP-025, APP-026, APP-028)`, async ({
    page,
    expectError,
  }) => {
    expectError(/404/);
    for (const old of ['/r/ei/', '/r/eigr/']) {
      await page.goto(`${shop.origin}${old}${books.quiet.eisbn}?from=mail`);
      await expect(page).toHaveURL(`${shop.origin}/item/${books.quiet.eisbn}?from=mail`);
      await expect(page.getByRole('heading', { level: 1, name: books.quiet.title })).toBeVisible();
    }
    const missing = await page.goto(`${shop.origin}/no/such/page`);
    expect(missing?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: "Oops! The page you're looking for doesn't exist." }),
    ).toBeVisible();
    await expect(page).toHaveTitle(`Page not found | ${shop.name}`);
    const picks = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /\$\d/ });
    await expect(picks).not.toHaveCount(0);
    await hydrated(page);
    await expectFits(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Homepage' }).click();
    await expect(page).toHaveURL(`${shop.origin}/`);
  });
}
