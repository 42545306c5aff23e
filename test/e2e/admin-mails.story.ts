import type { Page } from '@playwright/test';
import { anEmail, mailTo } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import {
  addToCart,
  type DemoShop,
  eitherShop,
  expect,
  expectReadable,
  fillPurchase,
  hydrated,
  open,
  reader,
  test,
  tidewater,
} from './shop.ts';

/** A new manager logs in, and comes to this page. Answers their email. */
async function logInAt(page: Page, shop: DemoShop, path: string): Promise<string> {
  const email = anEmail();
  const store = shop === tidewater ? 'tidewater' : 'lakeshore';
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', store]);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  await page.goto(`${shop.origin}/admin${path}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/admin/login');
  return email;
}

test('a manager words a mail, sees it while typing, mails a test, and takes ours again', async ({ page }) => {
  const email = await logInAt(page, tidewater, '/mails');
  await expect(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Quote declined' }).click();
  const heading = page.getByLabel('Greeting, in large letters');
  await heading.fill('Ahoy {first name} <script>alert(1)</script> שלום 📚');
  const frame = page.frameLocator('iframe[title="As on a phone"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
    'Ahoy Ada <script>alert(1)</script> שלום 📚',
  );
  // On a phone the whole width of the desktop's mail is there, made smaller.
  await page.setViewportSize({ width: 390, height: 844 });
  const desktop = page.locator('iframe[title="As on a computer"]');
  await expect.poll(async () => ((await desktop.boundingBox())?.width ?? 0) <= 390).toBe(true);
  expect(await desktop.evaluate((frame) => frame.clientWidth)).toBe(640);
  await expectReadable(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  const subject = page.getByLabel('Subject');
  await subject.fill('Sorry');
  await expect(subject).toHaveAccessibleDescription(/Please put in \{order number\}/);
  await subject.fill('Sorry about {order number}');
  await page.getByRole('button', { name: 'Save words' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText('The test was made, but not sent: no mail server is set up.')).toBeVisible();
  const outbox = await page.context().newPage();
  await expect(async () => {
    await outbox.goto(`${tidewater.origin}/dev/outbox`);
    const mine = outbox.getByRole('listitem').filter({ hasText: email });
    await expect(mine.first()).toContainText('Test: Sorry about 100001', { timeout: 500 });
  }).toPass();

  await page.getByRole('button', { name: 'Use ours again: Subject' }).click();
  await page.getByRole('button', { name: 'Use ours again: Greeting' }).click();
  await page.getByRole('button', { name: 'Save words' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('About your quote request');
});

test('words that are saved over a slow line, while a preview would be asked for, can be saved again', async ({
  page,
}) => {
  await logInAt(page, tidewater, '/mails/order-ready');
  await hydrated(page);
  await page.route('**/admin/mails/*.data*', async (route) => {
    await new Promise((later) => setTimeout(later, 800));
    await route.continue();
  });
  const save = async (text: string) => {
    const answered = page.waitForResponse((answer) => {
      const sent = answer.request().postData() ?? '';
      return sent.includes('opening=') && !sent.includes('intent=preview');
    });
    const { search } = new URL(page.url());
    await page.getByLabel('Opening lines', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Save words' }).click();
    // React Router answers so for a form that leads on.
    expect((await answered).status()).toBe(202);
    await page.waitForURL((url) => url.search !== search);
  };
  await save('Come and get it.');
  await save('It waits for you.');
  await save('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words are tried, saved and taken back', async ({ page }) => {
    await logInAt(page, tidewater, '/mails/account-link');
    await page.getByLabel('Closing lines').fill('See you at {shop}');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.locator('pre')).toContainText('See you at Tidewater Books');
    await expect(page.getByLabel('Closing lines')).toHaveValue('See you at {shop}');
    await page.getByRole('button', { name: 'Save words' }).click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    await page.getByRole('button', { name: 'Use ours again: Closing lines' }).click();
    await expect(page.getByLabel('Closing lines')).toHaveValue('');
    await expect(page.locator('pre')).not.toContainText('See you at');
  });
});

// Other stories order meanwhile: they find the mail by 'Your order 100001 at', and 'We have your order' in it.
const words = {
  subject: 'Your order {order number} at {shop} made our day',
  opening: 'We have your order, {first name}. Someone is walking to the shelf right now.',
};

test.describe('the words of a shop', () => {
  // They hold for every order of the shop while they are tried, and are put back.
  test.describe.configure({ mode: 'default' });

  for (const shop of eitherShop) {
    test(`${shop.name}: a manager words the order confirmation, and the next guest gets it so`, async ({
      page,
      newReader,
    }) => {
      await logInAt(page, shop, '/mails/order-confirmation');
      await hydrated(page);
      const subject = page.getByLabel('Subject', { exact: true });
      const opening = page.getByLabel('Opening lines', { exact: true });
      const save = async (texts: typeof words) => {
        await subject.fill(texts.subject);
        await opening.fill(texts.opening);
        await page.getByRole('button', { name: 'Save words' }).click();
        await expect(page.getByRole('status')).toContainText('Saved.');
      };
      const before = { subject: await subject.inputValue(), opening: await opening.inputValue() };
      const guest = await newReader();
      const email = anEmail();
      await save(words);
      try {
        await addToCart(guest, shop, books.quiet.eisbn);
        await open(guest, `${shop.origin}/checkout/cart`);
        await guest.getByRole('button', { name: 'Checkout', exact: true }).click();
        await fillPurchase(guest, { ...reader, email });
        await guest.getByRole('button', { name: 'Finalize Checkout' }).click();
        await expect(guest.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
        const number = /\/account\/order\/([^?]+)/.exec(guest.url())?.[1] ?? '';
        await expect(async () => {
          await guest.goto(`${shop.origin}/dev/outbox`);
          await expect(mailTo(guest, email)).toHaveText(`Your order ${number} at ${shop.name} made our day`, {
            timeout: 1000,
          });
        }).toPass();
        await mailTo(guest, email).click();
        await expect(
          guest.getByText('We have your order, Ada. Someone is walking to the shelf right now.').last(),
        ).toBeVisible();
        await expect(guest.getByText(`Order ${number}, `)).toBeVisible();
      } finally {
        await save(before);
      }
    });
  }
});
