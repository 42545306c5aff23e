import type { Locator, Page } from '@playwright/test';
import { contrast, luminance, pixels, type Rgb } from './pixels.ts';
import { expect, open, shops, test, tidewater } from './shop.ts';

/** The hardest picture to write on. */
const chequered = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><defs>
  <pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#fff"/>
  <path d="M0 0h20v20H0zM20 20h20v20H20z"/></pattern></defs><rect width="800" height="800" fill="url(#p)"/></svg>`;

const white: Rgb = [255, 255, 255];

const areaOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('nothing to look at');
  return box;
};

/** The colour of letters, as the browser draws it. */
const inkOf = (words: Locator): Promise<Rgb> =>
  words.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [0, 0, 0] as const;
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b] as const;
  });

/** The least contrast between these words and what is behind them; all words are made invisible meanwhile. */
async function leastContrast(page: Page, words: Locator): Promise<number> {
  await words.scrollIntoViewIfNeeded();
  const ink = await inkOf(words);
  const letters = await page.addStyleTag({
    content: 'main * { color: transparent !important; text-decoration: none !important }',
  });
  const behind = await pixels(page, await areaOf(words), 7);
  await letters.evaluate((style) => (style as Element).remove());
  return Math.min(...behind.map((colour) => contrast(ink, colour)));
}

for (const shop of shops) {
  for (const width of [390, 1280]) {
    test(`words over any picture of ${shop.name} can be read, at ${width} px`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route('**/media/**', (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: chequered }),
      );
      await page.setViewportSize({ width, height: 800 });
      for (const block of ['text_over_image', 'image_carousel']) {
        await open(page, `${shop.origin}/dev/blocks/${block}`);
        // All slides are shown until their code is there.
        await expect(page.locator('[aria-roledescription="carousel"]:not([data-live])')).toHaveCount(0);
        const places = page.locator(
          ':is([data-position], [aria-roledescription="slide"][data-shown]):has(h2, h3)',
        );
        await expect.poll(() => places.count()).toBeGreaterThan(1);
        for (const place of await places.all()) {
          await place.scrollIntoViewIfNeeded();
          await place
            .locator('img')
            .first()
            .evaluate((img: HTMLImageElement) => img.decode());
          for (const words of await place.locator('h2, h3, p').all())
            expect(
              await leastContrast(page, words),
              `${block}: ${await words.textContent()}`,
            ).toBeGreaterThan(4.5);
        }
      }
    });
  }

  test(`a picture of ${shop.name} keeps its colours beside the words on it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/media/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: chequered }),
    );
    for (const [width, x, y] of [
      [1280, 0.9, 0.5],
      [390, 0.5, 0.06],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${shop.origin}/dev/blocks/text_over_image`);
      const place = page.locator('[data-position]:has(h2)').first();
      await place.scrollIntoViewIfNeeded();
      await place
        .locator('img')
        .first()
        .evaluate((img: HTMLImageElement) => img.decode());
      const box = await areaOf(place);
      const free = { x: box.x + box.width * x - 30, y: box.y + box.height * y, width: 60, height: 20 };
      const brightest = Math.max(...(await pixels(page, free)).map(luminance));
      expect(brightest, `at ${width} px`).toBeGreaterThan(0.95);
    }
  });

  test(`blocks of the questions of ${shop.name} end at one edge`, async ({ page }) => {
    await open(page, `${shop.origin}/faq`);
    const wide = page.locator('main :is(details, table)');
    await expect.poll(() => wide.count()).toBeGreaterThan(5);
    const edges = await wide.evaluateAll((all) =>
      all.map((one) => Math.round(one.getBoundingClientRect().right)),
    );
    expect(new Set(edges).size).toBe(1);
  });

  test(`the foot of ${shop.name} reaches the end of a window higher than the page`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 3000 });
    await open(page, `${shop.origin}/privacy-policy`);
    const foot = await areaOf(page.locator('footer'));
    expect(foot.y + foot.height, 'the page is shorter than the window').toBeLessThan(2900);
    const [inFoot] = await pixels(page, { x: 2, y: foot.y + 4, width: 1, height: 1 });
    const ends = await pixels(page, {
      x: 2,
      y: foot.y + foot.height,
      width: 1,
      height: 3000 - foot.y - foot.height,
    });
    const paper = await pixels(page, { x: 2, y: foot.y - 4, width: 1, height: 1 });
    expect(paper[0]).not.toEqual(inFoot);
    expect(ends.every((colour) => String(colour) === String(inFoot))).toBe(true);
  });

  test(`/privacy of ${shop.name} leads to the one address of its text`, async ({ page }) => {
    await open(page, `${shop.origin}/privacy`);
    await expect(page).toHaveURL(`${shop.origin}/privacy-policy`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/privacy|keep|know/i);
  });

  for (const width of [390, 1280]) {
    test(`a book in a row of ${shop.name} that the keyboard comes to is shown whole, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, shop.origin);
      const next = page.getByRole('button', { name: 'Next', includeHidden: true });
      const row = page.getByRole('region').filter({ has: next }).first();
      await row.scrollIntoViewIfNeeded();
      const books = row.getByRole('listitem').getByRole('link');
      await expect.poll(() => books.count()).toBeGreaterThan(14);
      // The code of the row is there.
      await expect(row.getByRole('button', { name: 'Next', includeHidden: true })).toBeEnabled();
      await books.first().focus();
      for (let i = 1; i < 14; i++) {
        await page.keyboard.press('Tab');
        await expect(books.nth(i)).toBeFocused();
        // Time enough for a snap that would push it out again.
        await page.waitForTimeout(200);
        const ends = await books.nth(i).evaluate((link) => link.getBoundingClientRect().right);
        expect(ends, `book ${i + 1}`).toBeLessThanOrEqual(width);
      }
    });
  }
}

for (const width of [768, 1280]) {
  test(`books in a row and in a grid stand in the same columns, from edge to edge, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, tidewater.origin);
    const columnsOf = (list: Locator) =>
      list.evaluate((all) => {
        const tiles = [...all.children].map((one) => one.getBoundingClientRect());
        return [
          ...new Set(
            tiles.map(({ left }) => Math.round(left)).filter((left) => left < window.innerWidth - 32),
          ),
        ];
      });
    const lists = page.getByRole('main').getByRole('list').filter({ hasText: '$' });
    const row = page.getByRole('region', { name: 'Back in stock' }).getByRole('list');
    const columns = await columnsOf(row);
    expect(columns.length).toBeGreaterThan(3);
    for (const list of await lists.all())
      expect((await columnsOf(list)).slice(0, columns.length)).toEqual(columns);
    const last = await row
      .getByRole('listitem')
      .nth(columns.length - 1)
      .boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width - 32, 0);
  });
}

test('content and menu bar are at most 1248 px wide, a block without container as wide as the page (BLOCK-002, CONST-002)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await open(page, `${tidewater.origin}/dev/blocks/text_over_image`);
  const widths = await page
    .locator('[data-position]')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.slice(0, 3)).toEqual([1248, 1248, 1600]);
  const bar = await areaOf(page.getByRole('navigation', { name: 'Main' }).getByRole('list').first());
  expect(bar.width).toBeLessThanOrEqual(1248);
  expect(bar.height, 'the height of the bar between its lines (CHROME-021)').toBe(46);
});

test('a heading stands near its own words', async ({ page }) => {
  await open(page, `${tidewater.origin}/terms-conditions`);
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => headings.count()).toBeGreaterThan(2);
  for (const heading of await headings.all()) {
    const { y, height } = await areaOf(heading);
    const words = await areaOf(heading.locator('xpath=following::p[1]'));
    expect(words.y - y - height).toBeLessThan(24);
  }
});

test('a table shows by a shade at which side it goes on, over its heads and coloured rows too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, `${tidewater.origin}/dev/blocks/table_grid`);
  const table = page.getByRole('region', { name: 'For schools' });
  await table.scrollIntoViewIfNeeded();
  /** For each row, whether it is darker at this edge of the table's visible part than 30 px inside. */
  const shades = async (side: 'left' | 'right') => {
    const box = await areaOf(table);
    const edge = side === 'left' ? box.x + 2 : box.x + box.width - 3;
    const inner = side === 'left' ? edge + 30 : edge - 30;
    const rows = await table.getByRole('row').all();
    const found: boolean[] = [];
    for (const row of rows) {
      const y = (await areaOf(row)).y + 5;
      const [there = white] = await pixels(page, { x: edge, y, width: 1, height: 1 });
      const [within = white] = await pixels(page, { x: inner, y, width: 1, height: 1 });
      found.push(luminance(there) < luminance(within) - 0.04);
    }
    return found;
  };
  const everyRow = [true, true, true, true];
  const noRow = [false, false, false, false];
  await expect.poll(() => shades('right')).toEqual(everyRow);
  expect(await shades('left')).toEqual(noRow);
  await table.evaluate((window) => window.scrollTo({ left: window.scrollWidth }));
  await expect.poll(() => shades('right')).toEqual(noRow);
  await expect.poll(() => shades('left')).toEqual(everyRow);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => shades('right')).toEqual(noRow);
});

test('a block shows its phone text at 716 px and below (BLOCK-005), with its columns stacked', async ({
  page,
}) => {
  const columns = async () => {
    const [first, second] = [
      page.getByText('Order tonight').first(),
      page.getByText('Bring us your boxes').first(),
    ];
    return (await areaOf(second)).x - (await areaOf(first)).x;
  };
  for (const [width, isPhone] of [
    [717, false],
    [716, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${tidewater.origin}/dev/blocks/headline_paragraph`);
    await expect(page.getByRole('heading', { name: 'On a wide screen' })).toBeVisible({ visible: !isPhone });
    await expect(page.getByRole('heading', { name: 'On a phone' })).toBeVisible({ visible: isPhone });
    await open(page, `${tidewater.origin}/dev/blocks/text_columns`);
    expect((await columns()) > 100, `side by side at ${width} px`).toBe(!isPhone);
  }
});

test('words beside a picture have the wider column, and the room that is left above and below them alike', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const shop of shops) {
    await open(page, `${shop.origin}/about`);
    const blocks = page.getByRole('main').locator('[data-side="left"], [data-side="right"]');
    await expect(blocks).not.toHaveCount(0);
    for (const block of await blocks.all()) {
      await block.scrollIntoViewIfNeeded();
      const picture = await areaOf(block.locator(':scope > :has(img)'));
      const words = await areaOf(block.locator(':scope > :has(h2)'));
      expect(words.width).toBeGreaterThan(picture.width);
      const middle = (part: typeof words) => part.y + part.height / 2;
      expect(Math.abs(middle(words) - middle(picture))).toBeLessThanOrEqual(1);
    }
  }
});
