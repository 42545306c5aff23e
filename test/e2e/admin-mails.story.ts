import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

async function manager(): Promise<{ email: string; password: string }> {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  return { email, password };
}

test('a manager words a mail, sees it while typing, mails a test, and takes ours again', async ({ page }) => {
  const { email, password } = await manager();
  await open(page, `${tidewater.origin}/admin/mails`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Emails', level: 1 })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('link', { name: 'Quote declined' }).click();
  const heading = page.getByLabel('Greeting, in large letters');
  await heading.fill('Ahoy {first name} <script>alert(1)</script> שלום 📚');
  const frame = page.frameLocator('iframe[title="As on a phone"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(
    'Ahoy Ada <script>alert(1)</script> שלום 📚',
  );
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words are tried, saved and taken back', async ({ page }) => {
    const { email, password } = await manager();
    await page.goto(`${tidewater.origin}/admin/mails/account-link`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
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
