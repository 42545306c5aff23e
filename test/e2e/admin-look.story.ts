import { anEditor, logIn } from './editor.ts';
import { expect, expectReadable, lakeshore, open, test, tidewater } from './shop.ts';

const accentOf = (root: Element) => getComputedStyle(root).getPropertyValue('--accent').trim();

test('a manager gives the shop a ready-made look, readers see it once it is published, and it is rolled back', async ({
  page,
  newReader,
  expectError,
}) => {
  // The preview's frame runs no script, not even those of this story.
  expectError(/Blocked script execution in 'about:srcdoc'/);
  await page.goto(`${tidewater.origin}/admin/look`);
  await logIn(page, await anEditor('manager'));
  await expect(page.getByRole('heading', { level: 1, name: 'Look' })).toBeVisible();
  const preview = page.frameLocator('iframe[title="Preview of the shop"]');
  await expect(preview.getByRole('main')).toBeVisible();
  const before = await preview.locator('html').evaluate(accentOf);

  const harbor = page.getByRole('button', { name: 'Harbor light' });
  await expect(harbor).toHaveAttribute('aria-pressed', 'false');
  await harbor.click();
  await expect(harbor).toHaveAttribute('aria-pressed', 'true');
  await expect(harbor).toContainText('Chosen');
  await expect.poll(() => preview.locator('html').evaluate(accentOf)).not.toBe(before);
  expect(await preview.locator('script').count()).toBe(0);
  await page.getByLabel('Accent', { exact: true }).fill('#f5f0e8');
  await expect(harbor).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(/too faint to read; choose a darker color/).first()).toBeVisible();
  await page.getByLabel('Accent', { exact: true }).fill('#12407a');
  await expect.poll(() => preview.locator('html').evaluate(accentOf)).toBe('#12407a');
  for (const [screen, width] of [
    ['Phone', 390],
    ['Desktop', 1280],
  ] as const) {
    await page.getByRole('button', { name: screen, exact: true }).click();
    await expect.poll(() => preview.locator('html').evaluate((html) => html.clientWidth)).toBe(width);
  }
  await expectReadable(page);

  const reader = await newReader();
  await open(reader, tidewater.origin);
  const accent = () => reader.locator('html').evaluate(accentOf);
  await page.getByRole('button', { name: 'Save as draft' }).first().click();
  await expect(page.getByRole('status')).toHaveText('Draft saved. Readers see nothing of it yet.');
  await reader.reload();
  expect(await accent()).toBe(before);
  await expectReadable(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Published. The shop shows it now.');
  await expect(async () => {
    await reader.reload();
    expect(await accent()).toBe('#12407a');
  }).toPass();

  await page.getByRole('link', { name: 'Earlier looks' }).click();
  await expectReadable(page);
  await page.getByRole('button', { name: 'Roll back' }).last().click();
  await expect(page.getByRole('status')).toHaveText('The shop has this look again.');
  await expect(async () => {
    await reader.reload();
    expect(await accent()).toBe(before);
  }).toPass();
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60"><rect width="200" height="60" fill="#fff"/>
<rect width="90" height="60" fill="#0b3d91"/><rect x="100" width="60" height="60" fill="#f5c518"/><rect x="170" width="9" height="60" fill="#222"/></svg>`;

test('a logo offers its colors as the accent, in a shade that can be read', async ({ page, expectError }) => {
  expectError(/Blocked script execution in 'about:srcdoc'|404 .*none\.svg/);
  await page.route('**/media/brand.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: logo }),
  );
  await page.goto(`${tidewater.origin}/admin/look`);
  await logIn(page, await anEditor('manager'));
  const offered = page.getByRole('region', { name: 'Colors of the logo' });
  const elsewhere = page.getByRole('group', { name: 'Logo', exact: true });
  await elsewhere.getByText('A picture on another site').click();
  await elsewhere.getByLabel('Its web address').fill(`${tidewater.origin}/media/none.svg`);
  await expect(offered).toHaveCount(0);
  await elsewhere.getByLabel('Its web address').fill(`${tidewater.origin}/media/brand.svg`);
  await expect(offered.getByRole('button')).toHaveText([
    'Accent #0b3d91',
    /^Accent #[0-9a-f]{6}, from #f5c518$/,
  ]);
  await offered.getByRole('button').nth(1).click();
  const accent = await page.getByLabel('Accent', { exact: true }).inputValue();
  await expect(offered.getByRole('button', { pressed: true })).toHaveText(`Accent ${accent}, from #f5c518`);
  const preview = page.frameLocator('iframe[title="Preview of the shop"]');
  await expect.poll(() => preview.locator('html').evaluate(accentOf)).toBe(accent);
  await expect(page.getByText(/too faint to read; choose/)).toHaveCount(0);
  // The button that stays at the top would cover what is half scrolled away.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectReadable(page);
});

test('a look is drafted and published without JavaScript, and a faint one is refused', async ({
  newReader,
  expectError,
}) => {
  expectError(/400/);
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${lakeshore.origin}/admin/look`);
  await logIn(page, await anEditor('owner', 'lakeshore'));
  const accent = page.getByLabel('Accent', { exact: true });
  const before = await accent.inputValue();
  await accent.fill('#fdfdfd');
  await page.getByRole('button', { name: 'Save as draft' }).first().click();
  await expect(page.getByRole('status')).toHaveText('Draft saved. Readers see nothing of it yet.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(/contrast/);
  await accent.fill(before);
  await page.getByRole('button', { name: 'Save as draft' }).first().click();
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await expect(page.getByRole('status')).toHaveText('Draft discarded.');
});

test('the preview stands beside the fields on a tablet, and behind a switch on a phone', async ({
  page,
  expectError,
}) => {
  expectError(/Blocked script execution in 'about:srcdoc'/);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${tidewater.origin}/admin/look`);
  await logIn(page, await anEditor('manager'));
  const frame = page.getByTitle('Preview of the shop');
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  await expect(page.frameLocator('iframe[title="Preview of the shop"]').getByRole('main')).toBeVisible();
  await logo.scrollIntoViewIfNeeded();
  await expect(frame).toBeInViewport({ ratio: 0.5 });
  await expect(edit).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(frame).toBeHidden();
  await logo.scrollIntoViewIfNeeded();
  // A click of a locator would first scroll the page to where the switch stays without its stickiness.
  await page.getByRole('button', { name: 'Preview', exact: true }).dispatchEvent('click');
  await expect(frame).toBeInViewport({ ratio: 0.5 });
  await expect(logo).toBeHidden();
  await edit.dispatchEvent('click');
  await expect(logo).toBeInViewport();
  await expect(frame).toBeHidden();
});
