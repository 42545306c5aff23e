import { anEmail, logIn, password, signUp } from './accounts.ts';
import { expect, open, test, tidewater } from './shop.ts';

test('a window of somebody who has logged out changes nothing of whoever logged in beside it', async ({
  page,
  newReader,
}) => {
  const second = anEmail();
  await signUp(await newReader(), tidewater, second);
  const first = await signUp(page, tidewater);
  const details = `${tidewater.origin}/account/details`;
  await open(page, details);
  const looking = await page.context().newPage();
  await open(looking, details);

  const beside = await page.context().newPage();
  await open(beside, details);
  await beside.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(beside).toHaveURL(`${tidewater.origin}/`);
  await open(beside, `${tidewater.origin}/account/login`);
  await logIn(beside.getByRole('main'), second);
  await expect(beside).not.toHaveURL(/login/);

  // One window is sent from as it was left, the other only looked at again.
  const profile = page.getByRole('region', { name: 'Profile' });
  await expect(page.getByText(`Your email address is ${first}.`)).toBeVisible();
  await profile.getByLabel('First Name').fill('Mallory');
  await profile.getByLabel('Current Password').fill(password);
  await profile.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`Your email address is ${second}.`)).toBeVisible();
  await expect(profile.getByLabel('First Name')).toHaveValue('Ada');

  await expect(looking.getByText(`Your email address is ${first}.`)).toBeVisible();
  await looking.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(looking.getByText(`Your email address is ${second}.`)).toBeVisible();
});
