import { anEditor, logIn } from './editor.ts';
import { expect, expectReadable, open, test, tidewater } from './shop.ts';

test('a field of an event that the shop refuses says why, and has the focus', async ({
  page,
  expectError,
}) => {
  expectError(/400/); // What is refused.
  const editor = await anEditor('owner', 'tidewater');
  await open(page, `${tidewater.origin}/admin/events/new`);
  await logIn(page, editor);
  await page.getByLabel('Title').fill('Tea by the harbor');
  await page.getByLabel('Day', { exact: true }).fill('2093-06-04');
  await page.getByLabel('Starts at').fill('19:00');
  const end = page.getByLabel('Ends at');
  await end.fill('18:00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toBeVisible();
  await expect(end).toBeFocused();
  await expect(end).toHaveAccessibleDescription(/The event ends before it starts\./);
  await expect(page.getByLabel('Title')).toHaveValue('Tea by the harbor');
  await expectReadable(page);
});

for (const javaScriptEnabled of [true, false]) {
  test(`tickets for an event are put on sale, and off again, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    newReader,
    expectError,
  }) => {
    expectError(/400/); // What is refused.
    const editor = await anEditor('owner', 'tidewater');
    const page = await newReader({ javaScriptEnabled });
    const title = `Sea shanties ${editor.email.slice(0, 8)}`;
    const save = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const address = `${tidewater.origin}/admin/events/new`;
    await (javaScriptEnabled ? open(page, address) : page.goto(address));
    await logIn(page, editor);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Day', { exact: true }).fill('2093-06-04');
    await save('Save');
    await page.getByRole('main').getByRole('link', { name: 'Tickets', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tickets for ${title}`);

    await page.getByLabel('Name of the ticket').fill('Admission');
    await page.getByLabel('Price').fill('fifteen');
    await save('Put on sale');
    await expect(page.getByLabel('Price')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name of the ticket')).toHaveValue('Admission');
    await page.getByLabel('Price').fill('15');
    await page.getByLabel('Number of tickets').fill('40');
    await save('Put on sale');
    await expect(page.getByText('The ticket is on sale.')).toBeVisible();
    const ticket = page.getByRole('region', { name: 'Admission' });
    await expect(ticket.getByLabel('Price')).toHaveValue('15.00');
    await expect(ticket).toContainText('None has been sold yet.');
    if (javaScriptEnabled) await expectReadable(page);

    await ticket.getByLabel('Price').fill('12.50');
    await save('Save Admission');
    await expect(page.getByText('Saved. The shop shows it now.')).toBeVisible();
    const [, date] = /dates\/(\d+)\/tickets/.exec(page.url()) ?? [];
    const reader = await newReader();
    await reader.goto(`${tidewater.origin}/events/${date}`);
    await expect(reader.getByText('$12.50').first()).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();

    await save('Take off sale: Admission');
    await expect(page.getByText('The ticket is off sale.')).toBeVisible();
    await expect(ticket).toHaveCount(0);
  });
}
