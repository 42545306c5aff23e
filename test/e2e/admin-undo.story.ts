import { anEmail } from './accounts.ts';
import { books } from './books.ts';
import { handsell } from './handsell.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

const item = `${tidewater.origin}/item/${books.undone.eisbn}`;
const desk = `${tidewater.origin}/admin`;

test.describe.configure({ mode: 'serial' });

for (const javaScriptEnabled of [true, false]) {
  test(`a manager undoes a price ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    newReader,
  }) => {
    const email = anEmail();
    const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
    const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
    const page = await newReader({ javaScriptEnabled });
    const visit = (path: string) => (javaScriptEnabled ? open(page, desk + path) : page.goto(desk + path));
    const reader = await newReader();
    const shopSays = (count: (found: number) => void) =>
      expect(async () => {
        await open(reader, item);
        count(await reader.getByText('$77.25').count());
      }).toPass();

    await visit(`/titles/${books.undone.eisbn}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    const own = page.getByLabel('Your price').first();
    const before = await own.inputValue();
    await own.fill('77.25');
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('status')).toContainText('Saved.');
    await shopSays((found) => expect(found).toBeGreaterThan(0));

    await visit(`/activity?q=${encodeURIComponent(email)}`);
    const entries = page.getByRole('main').getByRole('listitem');
    await entries.first().getByRole('link', { name: 'Undo' }).click();
    await expect(page.getByText('$77.25')).toBeVisible();
    if (javaScriptEnabled) await expectReadable(page);
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByRole('status')).toContainText('Undone.');
    // The list is whole again: others change things, too.
    await expect(entries.filter({ hasText: email }).first()).toContainText('Undid a change');
    if (javaScriptEnabled) await expectReadable(page);
    await shopSays((found) => expect(found).toBe(0));
    await visit(`/titles/${books.undone.eisbn}`);
    await expect(own).toHaveValue(before);

    await visit(`/activity?q=${encodeURIComponent(email)}`);
    await entries.nth(1).getByRole('link', { name: 'See who undid it' }).click();
    await expect(page.getByText('This took back an earlier change.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo this change' }).click();
    await expect(page.getByRole('status')).toContainText('Undone.');
    await visit(`/titles/${books.undone.eisbn}`);
    await expect(own).toHaveValue('77.25');
    await own.fill(before);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('status')).toContainText('Saved.');
  });
}

test('a change that someone has changed again is not lost to an undo', async ({ newReader, expectError }) => {
  // The form comes back.
  expectError(/400/);
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
  const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
  const page = await newReader();
  await open(page, `${desk}/titles/${books.undone.eisbn}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  const own = page.getByLabel('Your price').first();
  const before = await own.inputValue();
  const save = async (price: string) => {
    await open(page, `${desk}/titles/${books.undone.eisbn}`);
    await own.fill(price);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await expect(page.getByRole('status')).toContainText('Saved.');
  };
  await save('66.10');
  const undo = await page.context().newPage();
  await open(undo, `${desk}/activity?q=${encodeURIComponent(email)}`);
  await undo.getByRole('main').getByRole('listitem').first().getByRole('link', { name: 'Undo' }).click();
  await expect(undo.getByText('$66.10')).toBeVisible();
  await save('66.20');

  await undo.getByRole('button', { name: 'Undo this change' }).click();
  await expect(undo.getByRole('alert')).toContainText('This has changed since. Nothing was put back.');
  await expect(undo.getByText('Changed since', { exact: true })).toBeVisible();
  await expect(undo.getByRole('main').getByRole('link', { name: email })).toBeVisible();
  await expect(undo.getByRole('button', { name: 'Undo this change' })).toHaveCount(0);
  await expectReadable(undo);
  await undo.getByRole('link', { name: 'Change it by hand' }).click();
  await expect(undo.getByLabel('Your price').first()).toHaveValue('66.20');
  await save(before);
});

for (const javaScriptEnabled of [true, false]) {
  test(`a deleted promotion comes back from the notice and from the log, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    newReader,
  }) => {
    const email = anEmail();
    const said = await handsell(['staff', 'add', email, '--role', 'manager', '--store', 'tidewater']);
    const [, password = ''] = /The password is (\S+)/.exec(said) ?? [];
    const page = await newReader({ javaScriptEnabled });
    const visit = (path: string) => (javaScriptEnabled ? open(page, desk + path) : page.goto(desk + path));
    const readable = () => (javaScriptEnabled ? expectReadable(page) : Promise.resolve());
    const main = page.getByRole('main');
    const status = page.getByRole('status');
    const name = `Sale of ${email.slice(0, 12)}`;
    const line = main.getByRole('listitem').filter({ hasText: name });

    await visit('/promotions/new');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByLabel('Name').fill(name);
    // Without a code, the prices of everyone's cart would change.
    await page.getByLabel(/^Code/).fill(email.slice(0, 12));
    await page.getByLabel('Percent off').fill('15');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(status).toContainText('Saved.');
    await readable();

    const remove = async () => {
      await line.getByRole('link').click();
      await page.getByText('Delete this promotion').click();
      await page.getByRole('button', { name: `Delete ${name}` }).click();
      await expect(status).toContainText('Deleted.');
      await expect(line).toHaveCount(0);
    };
    await remove();
    await readable();
    await status.getByRole('button', { name: 'Undo' }).click();
    await expect(status).toContainText('Undone. What there was before is back.');
    await expect(line).toContainText('15%');

    await remove();
    await visit(`/activity?q=${encodeURIComponent(email)}`);
    await main.getByRole('listitem').first().getByRole('link', { name: 'Undo' }).click();
    await expect(main).toContainText('It comes back as it was');
    await readable();
    await main.getByRole('button', { name: 'Bring it back' }).click();
    await expect(status).toContainText('Undone.');
    await visit('/promotions');
    await expect(line).toContainText('15%');

    // Undoing the creation deletes the promotion: from the log, by the page that shows it first.
    await visit(`/activity?q=${encodeURIComponent(name)}`);
    await main.getByRole('listitem').first().getByRole('link', { name: 'Undo' }).click();
    await main.getByRole('button', { name: 'Delete it again' }).click();
    await expect(status).toContainText('Undone. It is deleted again.');
    await visit('/promotions');
    await expect(line).toHaveCount(0);
  });
}
