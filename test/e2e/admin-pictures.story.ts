import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { anEmail } from './accounts.ts';
import { anEditor, logIn } from './editor.ts';
import { handsell } from './handsell.ts';
import { expect, expectAccessible, expectReadable, open, test, tidewater } from './shop.ts';

// One after the other: the library shows a picture that another story deletes.
test.describe.configure({ mode: 'default' });

/** Logs a new editor in at the pictures of the shop. `go` opens an address. */
async function openPictures(page: Page, go: (page: Page, address: string) => Promise<unknown> = open) {
  const email = anEmail();
  const said = await handsell(['staff', 'add', email, '--role', 'editor', '--store', 'tidewater']);
  const [, printed = ''] = /The password is (\S+)/.exec(said) ?? [];
  await go(page, `${tidewater.origin}/admin/pictures`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(printed);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible();
}

const photo = async (name: string, background: string) => ({
  name: `${name}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const shown = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).filter({ visible: true });

/** The colour in the middle of a picture of a page. */
async function colourOf(page: Page, alt: string): Promise<number[]> {
  const image = page.getByRole('img', { name: alt });
  await expect(image).toBeVisible();
  await image.evaluate((img: HTMLImageElement) => img.decode());
  const { data } = await sharp(await image.screenshot())
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test('a picture is chosen in a page, seen by readers, replaced everywhere, and not deleted while it is used', async ({
  page,
  newReader,
  expectError,
}) => {
  await openPictures(page);
  await expectReadable(page);
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByRole('link', { name: 'Add a page' }).click();
  await shown(page, 'Title').fill('The reading room');
  await shown(page, 'Address').fill('/reading-room');
  await shown(page, 'Block').selectOption('Image');
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('button', { name: 'Choose a picture for Image' }).filter({ visible: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/\d+ pictures?/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Add a picture').setInputFiles(await photo('Reading room', '#d02020'));
  await dialog.getByLabel('What the picture shows').fill('A long table under a lamp');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^reading-room-[0-9a-f]{8}\.jpg$/).filter({ visible: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('Published. Readers see it now.')).toBeVisible();

  const reader = await newReader();
  await open(reader, `${tidewater.origin}/reading-room`);
  const [red = 0, green = 0] = await colourOf(reader, 'A long table under a lamp');
  expect(red - green).toBeGreaterThan(100);

  await open(page, `${tidewater.origin}/admin/pictures`);
  await page.getByLabel('Find a picture').fill('table lamp');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Reading room' }).click();
  await expect(page.getByRole('link', { name: 'Page The reading room (/reading-room)' })).toBeVisible();
  await expectReadable(page);
  await page.getByLabel('New picture').setInputFiles(await photo('Green', '#20c020'));
  await page.getByRole('button', { name: 'Replace this picture' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  // A guest's page may be two seconds old.
  await expect(async () => {
    await open(reader, `${tidewater.origin}/reading-room`);
    const [less = 0, more = 0] = await colourOf(reader, 'A long table under a lamp');
    expect(more - less).toBeGreaterThan(100);
  }).toPass();

  expectError(/status of 400 .+admin\/pictures\/\d+\.data/);
  await page.getByText('Delete this picture').click();
  await page.getByRole('button', { name: 'Delete Reading room' }).click();
  await expect(page.getByRole('alert')).toContainText('still used');
  await page.getByLabel('Delete it all the same').check();
  await page.getByRole('button', { name: 'Delete Reading room' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Deleted.' })).toBeVisible();
});

test('a part of the page with gift cards gets its picture from the library, and the library says so', async ({
  page,
  newReader,
}) => {
  await page.goto(`${tidewater.origin}/admin/settings?area=gift-cards`);
  await logIn(page, await anEditor('owner'));
  const parts = page.getByRole('group', { name: 'Further parts of the page with gift cards' });
  const part = parts.getByRole('group', { name: /^Entry/ }).last();
  await part.getByLabel('Heading').fill('Wrapped by hand');
  await part.getByRole('button', { name: 'Choose a picture for Picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Add a picture').setInputFiles(await photo('Wrapping', '#d0a020'));
  await dialog.getByLabel('What the picture shows').fill('A parcel with a green ribbon');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(part.getByText(/^wrapping-[0-9a-f]{8}\.jpg$/)).toBeVisible();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();

  const reader = await newReader();
  await expect(async () => {
    await open(reader, `${tidewater.origin}/gift-cards`);
    await expect(reader.getByRole('img', { name: 'A parcel with a green ribbon' })).toHaveCount(1);
  }).toPass();

  await page.goto(`${tidewater.origin}/admin/pictures?q=ribbon`);
  await page.getByRole('link', { name: 'Wrapping' }).click();
  await page.getByRole('link', { name: 'Setting Further parts of the page with gift cards' }).click();
  const last = parts.getByRole('group', { name: 'Entry 1', exact: true });
  await last.getByRole('button', { name: 'Remove entry 1' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('the part of a picture that stays in view is set by keyboard', async ({ page }) => {
  await openPictures(page);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo('Window', '#2020d0'));
  await expect(page.getByRole('heading', { level: 1, name: 'Window' })).toBeVisible();
  await page.getByText('What stays in view').press('Enter');
  const stage = page.getByRole('button', { name: 'Set the point that stays in view' });
  await stage.focus();
  await stage.press('ArrowLeft');
  await stage.press('Shift+ArrowDown');
  await expect(page.getByLabel('From the left, %')).toHaveValue('49');
  await page.getByLabel('What the picture shows').fill('A window');
  await page.getByText('Show only a part').click();
  await page.getByLabel('Width of the part').fill('400');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');
  await expect(page.getByText('400 × 600 pixels')).toBeVisible();
  await expect(page.getByLabel('From the top, %')).toHaveValue('60');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form adds a picture, and says why another file is none', async ({ page }) => {
    await openPictures(page, (_, address) => page.goto(address));
    const field = page.getByLabel('Picture', { exact: true });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await field.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) });
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByText('SVG drawings can carry programs')).toBeVisible();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await photo('Counter', '#808020'));
    await page.getByRole('button', { name: 'Upload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeVisible();
    await page.getByLabel('What the picture shows').fill('The counter');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('What the picture shows')).toHaveValue('The counter');
  });
});
