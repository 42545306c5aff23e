import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openLocally } from '../../server/db/local-socket.ts';
import { readOnixStream } from '../../server/import/read/onix/read-onix.ts';
import { saveTitles } from '../../server/import/save/save-titles.ts';
import { anIsbn } from '../factories.ts';
import { anEmail, fillProfile, mailTo, openMail, password } from './accounts.ts';
import {
  addToCart,
  expect,
  expectFits,
  hydrated,
  open,
  suggestions,
  taken,
  test,
  tidewater,
  toast,
  unfoldAdditional,
} from './shop.ts';
import { setStock } from './stock.ts';

/** Leaves an attribute, a tag, a script and a data block, each with an effect that can be seen. */
const script =
  `'"></script><script>window.ran=1</script><img src=x onerror="window.ran=1"><svg onload=window.ran=1>` +
  '<a href="javascript:window.ran=1">{{7*7}}</a>';
const eisbn = anIsbn(9_900_001);

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const texts = ['02', '03', '04', '06', '07', '10', '12', '13', '14', '17', '33']
  .map(
    (type) =>
      `<TextContent><TextType>${type}</TextType><ContentAudience>00</ContentAudience><TextAuthor>${escaped(script)}</TextAuthor>
       <Text textformat="05">${escaped(`<p onclick="window.ran=1">Words ${type}</p>${script}`)}</Text></TextContent>`,
  )
  .join('');
const hostileBook = `<ONIXMessage release="3.0"><Product><RecordReference>${escaped(script)}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${eisbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><ProductForm>BC</ProductForm>
    <Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement>
      <TitleElementLevel>02</TitleElementLevel><PartNumber>1"&gt;</PartNumber><TitleText>Series ${escaped(script)}</TitleText>
    </TitleElement></TitleDetail></Collection>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
      <TitleText>Hostilius ${escaped(script)}</TitleText><Subtitle>Subtitle ${escaped(script)}</Subtitle></TitleElement></TitleDetail>
    <Contributor><ContributorRole>A01</ContributorRole><PersonName>Author ${escaped(script)}</PersonName>
      <BiographicalNote>${escaped(script)}</BiographicalNote></Contributor>
    <EditionStatement>${escaped(script)}</EditionStatement><IllustrationsNote>${escaped(script)}</IllustrationsNote>
    <Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>${escaped(script)}</SubjectHeadingText></Subject>
    <AudienceDescription>${escaped(script)}</AudienceDescription>
  </DescriptiveDetail>
  <CollateralDetail>${texts}<Prize><PrizeName>${escaped(script)}</PrizeName></Prize>
    <SupportingResource><ResourceContentType>15</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>05</ResourceMode>
      <ResourceVersion><ResourceForm>01</ResourceForm><ResourceLink>javascript:window.ran=1</ResourceLink></ResourceVersion></SupportingResource>
  </CollateralDetail>
  <PublishingDetail><Imprint><ImprintName>Imprint ${escaped(script)}</ImprintName></Imprint>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Publisher ${escaped(script)}</PublisherName></Publisher>
    <PublishingStatus>04</PublishingStatus></PublishingDetail>
  <ProductSupply><SupplyDetail><ProductAvailability>20</ProductAvailability>
    <Price><PriceType>01</PriceType><PriceAmount>12.00</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product></ONIXMessage>`;

test.beforeAll(async () => {
  const db = await openLocally(process.env.E2E_DATA ?? '');
  async function* bytes() {
    yield Buffer.from(hostileBook);
  }
  try {
    const { rejected } = await saveTitles(db, readOnixStream(bytes()));
    expect(rejected).toBe(0);
  } finally {
    await db.close();
  }
  await setStock(eisbn, { PORTLAND: 9 });
});

/** Neither the page as sent nor the page as drawn has any part of the script as markup. */
async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'ran' in window,
    markup: [
      ...document.querySelectorAll(
        'img[src="x"], svg[onload], [onerror], [onclick], a[href^="javascript:" i]',
      ),
    ].map((e) => e.outerHTML.slice(0, 200)),
    scripts: [...document.scripts].filter((s) => s.text.startsWith('window.ran')).length,
    heading: document.querySelectorAll('h1').length,
  }));
  expect(found, page.url()).toEqual({ ran: false, markup: [], scripts: 0, heading: 1 });
}

async function expectSentHarmless(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  const sent = (await answer?.text()) ?? '';
  for (const markup of ['<script>window.ran', '<img src=x', '<svg onload', 'href="javascript:'])
    expect(sent.includes(markup), `${markup} in ${address}`).toBe(false);
}

test('a book whose every text is a script is only text, on every page that shows it', async ({ page }) => {
  const { origin } = tidewater;
  const item = `${origin}/item/${eisbn}`;
  const found = `${origin}/browse/filter/t/hostilius/k/keyword`;
  for (const address of [item, found]) await expectSentHarmless(page, address);
  await open(page, item);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hostilius');
  await expectHarmless(page);
  await expectFits(page);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('1 in cart').first()).toBeVisible();
  await expectHarmless(page);
  await open(page, found);
  await expectHarmless(page);
  await page.getByRole('combobox', { name: 'Search for books' }).fill('Hostilius');
  await expect(suggestions(page).first()).toContainText('Hostilius');
  await expectHarmless(page);
  await open(page, `${origin}/checkout/cart`);
  await expect(page.getByRole('rowheader')).toContainText('Hostilius');
  await expectHarmless(page);
  await expectFits(page);
});

for (const javaScriptEnabled of [true, false]) {
  const kind = javaScriptEnabled ? 'with' : 'without';
  test(`a script typed into every field from search to order stays text, ${kind} JavaScript`, async ({
    newReader,
    expectError,
  }) => {
    expectError(/40[04]/);
    const page = await newReader({ javaScriptEnabled });
    const { origin } = tidewater;
    const go = async (address: string) => {
      await page.goto(address);
      if (javaScriptEnabled) await hydrated(page);
    };
    const check = () => (javaScriptEnabled ? expectHarmless(page) : expectNoMarkup(page));
    await go(origin);
    await page.getByRole('combobox', { name: 'Search for books' }).fill(script);
    await page.getByRole('combobox', { name: 'Search for books' }).press('Enter');
    await page.waitForURL(/browse/);
    await check();
    await go(`${origin}/search/list`);
    for (const field of await page.getByRole('main').getByRole('textbox').all()) await field.fill(script);
    await page.getByRole('main').getByRole('button').last().click();
    await check();

    await go(`${origin}/item/${eisbn}`);
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    if (javaScriptEnabled) await expect(page.getByText('1 in cart').first()).toBeVisible();
    await go(`${origin}/checkout/cart`);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Pick up/ })).toBeVisible();
    if (javaScriptEnabled) await hydrated(page);
    await page.getByLabel('Name').fill(script.slice(0, 90));
    await page
      .getByLabel('Email', { exact: true })
      .first()
      .fill(`"${script.slice(0, 30)}"@example.com`);
    await page.getByLabel('Phone', { exact: true }).first().fill(script.slice(0, 10));
    await unfoldAdditional(page);
    await page.getByLabel('Instructions or comments').fill(script);
    await page.getByRole('radio', { name: /^Pay in store/ }).check();
    // With JavaScript the button waits until the form can be sent.
    if (!javaScriptEnabled)
      await page.getByRole('button', { name: /Finalize Checkout|Complete form/ }).click();
    await check();

    const email = `ada-${randomUUID()}@example.com`;
    await page.getByLabel('Name').fill(script.slice(0, 90));
    await page.getByLabel('Email', { exact: true }).first().fill(email);
    await page.getByLabel('Phone', { exact: true }).first().fill('(207) 555-0199');
    await page.getByLabel('Instructions or comments').fill(script);
    await page.getByRole('button', { name: /Finalize Checkout|Complete form/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
    await check();
    await openMail(page, tidewater, mailTo(page, email));
    await expectWritten(page);
  });
}

test('a script typed into every field of an account stays text, on its pages, its orders and in its mails', async ({
  page,
}) => {
  const { origin } = tidewater;
  const email = anEmail();
  const name = script.slice(0, 80);
  await open(page, `${origin}/account/signup`);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(`Your account will be for ${email}.`)).toBeVisible();
  await fillProfile(page, tidewater);
  await page.getByLabel(/^This account is for an institution/).check();
  for (const label of ['First Name', 'Last Name', 'Institution Name', 'Street Address', 'City'])
    await page.getByLabel(label, { exact: true }).fill(name);
  await page.getByLabel('Street Address 2').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Account Created' })).toBeVisible();
  await expectHarmless(page);

  await open(page, `${origin}/account/addresses`);
  await page.getByRole('link', { name: 'Add Address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Address' });
  for (const label of ['Full Name', 'Street Address', 'City'])
    await dialog.getByLabel(label, { exact: true }).fill(name);
  for (const label of ['Company Name', 'Street Address 2']) await dialog.getByLabel(label).fill(name);
  await dialog.getByLabel('Phone Number').fill('(207) 555-0142');
  await dialog.getByLabel(/^(State|Province)/).selectOption('ME');
  await dialog.getByLabel(/^(ZIP|Postal) code/i).fill('04101');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Address saved successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: name }).first()).toBeVisible();
  await expectHarmless(page);
  await expectFits(page);

  await addToCart(page, tidewater, eisbn);
  await page.getByRole('link', { name: 'Go to Cart' }).first().click();
  await page.getByRole('button', { name: 'Checkout' }).click();
  await unfoldAdditional(page);
  await page.getByLabel('Instructions or comments').fill(script);
  await page.getByRole('radio', { name: /^Pay in store/ }).check();
  await expectHarmless(page);
  await page.getByRole('button', { name: 'Finalize Checkout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })).toBeVisible();
  await expectHarmless(page);
  for (const path of [
    '/account',
    '/account/details',
    '/account/addresses',
    '/account/orders',
    '/account/link',
  ])
    await expectSentHarmless(page, origin + path);
  await expectSentHarmless(page, `${origin}/item/${eisbn}`);
  await openMail(page, tidewater, mailTo(page, email));
  await expectWritten(page);
});

test('a script typed into the form of a page stays text, also in the mail to the shop', async ({ page }) => {
  await open(page, `${tidewater.origin}/contact`);
  const form = page.getByRole('form', { name: 'Ask us anything' });
  await form.scrollIntoViewIfNeeded();
  await taken(form);
  const named = `Eve ${randomUUID()}`;
  await form.getByLabel('Your name').fill(named + script);
  await form.getByLabel('Email').fill('eve@example.com');
  await form.getByLabel('Your question').fill(script);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
  await expectHarmless(page);
  await openMail(page, tidewater, page.getByRole('link', { name: /^Ask us anything/ }));
  await expectWritten(page);
});

/** The mail that is open holds the script as text, once it is written. */
async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByText('<script>window.ran=1').first()).toBeVisible();
  await expectNoMarkup(page);
}

async function expectNoMarkup(page: Page): Promise<void> {
  await expect(page.locator('img[src="x"], svg[onload], [onerror], a[href^="javascript:" i]')).toHaveCount(0);
  const html = await page.content();
  expect(html).not.toContain('<script>window.ran');
}
