import { anEmail } from './accounts.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, lakeshore, open, test } from './shop.ts';

const password = 'a lamp beside the till';

test('an invited owner joins, changes hours and a setting that guests see at once, and invites others', async ({
  page,
  newReader,
}) => {
  const email = anEmail();
  const said = await handsell(['staff', 'invite', email, '--role', 'owner', '--store', 'lakeshore']);
  const [link = ''] = /\/admin\/welcome\/\S+/.exec(said) ?? [];
  await open(page, lakeshore.origin + link);
  await expectReadable(page);
  await page.getByLabel('Your name').fill('Mara Lind');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Mara Lind' })).toBeVisible();
  await expectReadable(page);

  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Locations & hours' })
    .click();
  await page.getByRole('link', { name: 'Penticton' }).click();
  await page.getByLabel('Closes, Saturday', { exact: true }).fill('16:45');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('Find a setting').fill('footer message');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByLabel('Message in the footer').fill('Read by the lake since 1987.');
  await expectReadable(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('status').getByText('Saved. The shop shows it now.', { exact: true }),
  ).toBeVisible();

  const guest = await newReader();
  await open(guest, `${lakeshore.origin}/contact`);
  await expect(guest.getByRole('main')).toContainText('4:45 pm');
  await expect(guest.getByRole('contentinfo')).toContainText('Read by the lake since 1987.');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('link', { name: 'Invite someone' }).click();
  const invited = anEmail();
  await page.getByLabel('Email').fill(invited);
  await page.getByLabel('Viewer').check();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  const handed = (await page.getByText('/admin/welcome/').textContent()) ?? '';
  const other = await newReader();
  await other.goto(handed);
  await other.getByLabel('Your name').fill('Noor Haddad');
  await other.getByLabel('Password').fill(password);
  await other.getByRole('button', { name: 'Start' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Hello, Noor Haddad' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the staff' }).click();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  await expectReadable(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click();
  // Other stories change this shop meanwhile.
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Joined ${invited}` }),
  ).toBeVisible();
  await expectReadable(page);

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to the back office' })).toBeVisible();
  await expectReadable(page);
});

test('staff work without JavaScript, and come back to the page that they asked for', async ({
  newReader,
  expectError,
}) => {
  expectError(/400/);
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'viewer', '--store', 'lakeshore']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${lakeshore.origin}/admin/settings?area=checkout`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid Login');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\?area=checkout$/);
  await expect(page.getByLabel('Offer pickup', { exact: true })).toBeDisabled();
  await expect(page.getByText('Your role can read this, but not change it.')).toBeVisible();
});
