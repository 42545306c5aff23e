import type { Page } from '@playwright/test';
import { type BlockName, catalog } from '../../blocks/catalog.ts';
import {
  expect,
  expectAccessible,
  expectFits,
  hold,
  hydrated,
  lakeshore,
  open,
  shops,
  taken,
  test,
  tidewater,
} from './shop.ts';

const names = Object.keys(catalog) as BlockName[];

for (const shop of shops) {
  for (const name of names) {
    test(`${shop.name}: ${name}, every variant`, async ({ page, expectError }) => {
      // One story shows what becomes of a picture that is not there.
      expectError(/404.*\/no\/such\/picture/);
      await page.goto(`${shop.origin}/dev/blocks/${name}`);
      await hydrated(page);
      // A window over the page hides the page from who cannot see it.
      if (name === 'popup_notice') {
        await expectAccessible(page);
        await expectFits(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Not now' }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectAccessible(page);
      await expectFits(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectAccessible(page);
    });
  }
}

test('a picture that cannot be loaded leaves its words', async ({ page, expectError }) => {
  expectError(/404/);
  await open(page, `${tidewater.origin}/dev/blocks/image_gif`);
  await page.getByText('Our reading room').scrollIntoViewIfNeeded();
  await expect(page.getByText('Our reading room')).toBeVisible();
});

test('nothing is asked of the film site before somebody plays the film', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/^https:.*(youtube|vimeo)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>film</title>' });
  });
  await open(page, `${tidewater.origin}/dev/blocks/youtube`);
  const play = page.getByRole('button', { name: 'Play: A walk through the shop' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await taken(play);
  await play.press('Enter');
  await expect(page.locator('iframe')).toHaveCount(1);
  // The button is gone: the keyboard goes on in the film.
  await expect(page.locator('iframe')).toBeFocused();
  await expect.poll(() => asked[0]).toContain('https://www.youtube-nocookie.com/embed/abcdefghijk');
  await expect(page.getByRole('button', { name: /^Play:/ })).toHaveCount(1);
});

test.describe('slides', () => {
  const shown = (page: Page) =>
    page.locator('[aria-roledescription="carousel"][data-live]').first().locator('[data-shown]');

  test('turn by button, key and at the ends around', async ({ page }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').first();
    const next = carousel.getByRole('button', { name: 'Next slide' });
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');
    // Input during the change is ignored: the second press comes too early.
    await next.evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '2 of 3');
    await next.press('ArrowRight');
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
    await next.click();
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '1 of 3');
    await carousel.getByRole('button', { name: 'Previous slide' }).click();
    await page.waitForTimeout(700);
    await expect(shown(page)).toHaveAttribute('aria-label', '3 of 3');
  });

  test('change by themselves until they are stopped', async ({ page }) => {
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').nth(1);
    const slide = carousel.locator('[data-shown]');
    await expect(slide).toHaveAttribute('aria-label', '1 of 3');
    await expect(slide).toHaveAttribute('aria-label', '2 of 3');
    await carousel.getByRole('button', { name: 'Stop the slides' }).click();
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
    const stopped = await slide.getAttribute('aria-label');
    await page.mouse.move(0, 0);
    await page.waitForTimeout(3600);
    await expect(slide).toHaveAttribute('aria-label', stopped ?? '');
  });

  test('stand still for those who asked for calm', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${lakeshore.origin}/dev/blocks/image_carousel`);
    const carousel = page.locator('[aria-roledescription="carousel"][data-live]').nth(1);
    await expect(carousel.getByRole('button', { name: 'Start the slides' })).toBeVisible();
  });
});

test('foreign code can do nothing to the page', async ({ page, expectError }) => {
  expectError(/cookie|sandbox|cross-origin|SecurityError/i);
  await open(page, `${tidewater.origin}/dev/blocks/custom_embed`);
  const intruder = page.frameLocator('iframe[title="Intruder"]');
  await page.locator('iframe[title="Intruder"]').scrollIntoViewIfNeeded();
  await expect(intruder.getByText('no cookies, no page')).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="Tide clock"]').getByText('High water: in a while'),
  ).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
});

test('markup of the shop keeps to its block, with and without JavaScript', async ({ page, newReader }) => {
  await page.goto(`${tidewater.origin}/dev/blocks/custom_html_css`);
  await hydrated(page);
  await expect(page.getByText('From our window')).toBeVisible();
  const intruder = page.getByText('Still in here.');
  await expect(intruder).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page).not.toHaveTitle(/taken/);
  const box = await intruder.boundingBox();
  expect(box?.y ?? 0, 'it is not fixed to the top of the window').toBeGreaterThan(100);
  const calm = await newReader({ javaScriptEnabled: false });
  await calm.goto(`${tidewater.origin}/dev/blocks/custom_html_css`);
  await expect(calm.getByText('From our window')).toBeVisible();
  // A page that the browser draws itself opens the shadow too.
  await page.goto(`${tidewater.origin}/dev/blocks`);
  await hydrated(page);
  await page.getByRole('link', { name: 'custom_html_css' }).click();
  await expect(page.getByText('From our window')).toBeVisible();
});

test('a form says what is wrong, formats what is typed, and arrives', async ({ page }) => {
  await open(page, `${tidewater.origin}/school-orders`);
  const form = page.getByRole('form', { name: 'Tell us what your class needs' });
  await form.scrollIntoViewIfNeeded();
  const send = form.getByRole('button', { name: 'Send' });
  await taken(form);
  await send.click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await expect(form.getByLabel('Your name')).toBeFocused();
  await expect(form.getByText('Please choose one of these')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Your name').fill('Ada Marsh');
  await form.getByLabel('School').fill('Harbor School');
  await form.getByLabel('Email').fill('ada@example');
  await form.getByLabel('Telephone').pressSequentially('2075550199');
  await expect(form.getByLabel('Telephone')).toHaveValue('(207) 555-0199');
  await form.getByLabel('Needed by').pressSequentially('02302026');
  await expect(form.getByLabel('Needed by')).toHaveValue('02/30/2026');
  await form.getByLabel('A class set').check();
  await form.getByLabel('Titles and numbers').fill('30 of Charlotte’s Web');
  await send.click();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Please enter a valid date')).toBeVisible();
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Needed by').fill('');
  await form.getByLabel('Needed by').pressSequentially('02272026');
  await send.click();
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
  await expectAccessible(page);
});

test('a form is checked and kept without JavaScript', async ({ newReader, expectError }) => {
  expectError(/400/);
  const page = await newReader({ javaScriptEnabled: false });
  await page.goto(`${tidewater.origin}/contact`);
  const form = page.getByRole('form', { name: 'Ask us anything' });
  await form.getByLabel('Your name').fill('Ada Marsh');
  await form.getByLabel('Email').fill('ada@example');
  await form.getByLabel('Birthday').fill('0912');
  await form.getByLabel('Your question').fill('Do you mend books?');
  const refused = page.waitForResponse((r) => r.request().method() === 'POST');
  await form.getByRole('button', { name: 'Send' }).click();
  expect((await refused).status()).toBe(400);
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(form.getByLabel('Your question')).toHaveValue('Do you mend books?');
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(/\/contact\?sent=[^#]+#form-/);
  await expect(form.getByText('Form sent successfully.')).toBeVisible();
  await expect(form.getByLabel('Your question')).toHaveValue('');
});

test('a link to a place of the page leads below the search bar', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const distance = (id: string) =>
    page.evaluate((i) => document.getElementById(i)?.getBoundingClientRect().top ?? -1, id);
  await open(page, `${tidewater.origin}/dev/blocks/headline_paragraph`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '#far-below';
    link.textContent = 'Down there';
    document.getElementById('main')?.prepend(link);
    const far = document.createElement('section');
    far.id = 'far-below';
    far.style.marginTop = '2000px';
    far.style.height = '2000px';
    document.getElementById('main')?.append(far);
  });
  await page.getByRole('link', { name: 'Down there' }).click();
  const bar = await page.evaluate(
    () => document.querySelector<HTMLElement>('[data-search-bar]')?.offsetHeight ?? 0,
  );
  await expect.poll(() => distance('far-below')).toBeCloseTo(bar, 0);
  await expect(page).toHaveURL(/#far-below$/);
});

test('a newsletter shows what the service says', async ({ page }) => {
  await page.route('**/customer/newsletter/subscribe', (route) =>
    route.fulfill({ json: { error: 'This address is on the list already.', error_code: 'not_subscribed' } }),
  );
  await open(page, `${lakeshore.origin}/dev/blocks/mailchimp_embedded`);
  const form = page.getByRole('form', { name: 'A letter a month' }).first();
  await taken(form);
  for (const wrong of ['', 'ada@']) {
    await form.getByLabel('Email').fill(wrong);
    await form.getByRole('button', { name: 'Subscribe' }).press('Enter');
    await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
    await expect(form.getByLabel('Email')).toBeFocused();
  }
  await expectAccessible(page);
  await form.getByLabel('Email').fill('ada@example.com');
  await expect(form.getByText('Please enter a valid email address.')).toHaveCount(0);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('This address is on the list already.')).toBeVisible();
  await page.unroute('**/customer/newsletter/subscribe');
  await page.route('**/customer/newsletter/subscribe', (route) =>
    route.fulfill({ json: { message: 'Almost finished...' } }),
  );
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Almost finished...')).toBeVisible();
});

test('a notice in a window comes once in a visit, and goes with Escape', async ({ page }) => {
  await open(page, `${lakeshore.origin}/dev/blocks/popup_notice`);
  const notice = page.getByRole('dialog', { name: 'The winter catalogue is here' });
  await expect(notice.getByRole('link', { name: 'Read it' })).toHaveAttribute('href', '/browse');
  await page.keyboard.press('Escape');
  await expect(notice).toHaveCount(0);
  await open(page, `${lakeshore.origin}/dev/blocks/popup_notice`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Time enough for a window that would open.
  await page.waitForTimeout(1000);
  await expect(notice).toHaveCount(0);
});

for (const { path, zoom } of [
  { path: '/contact', zoom: 15 },
  { path: '/dev/blocks/map_stores_location', zoom: 14 },
]) {
  test(`the map of ${path} is ${zoom} near, and the wheel scrolls the page`, async ({ page }) => {
    const levels = new Set<number>();
    page.on('request', (request) => {
      const [, level] = /tile\.openstreetmap\.org\/(\d+)\//.exec(request.url()) ?? [];
      if (level) levels.add(Number(level));
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, lakeshore.origin + path);
    const map = page.getByRole('application', { name: 'Map' }).first();
    await expect(async () => {
      await page.getByLabel('Location').first().scrollIntoViewIfNeeded({ timeout: 1000 });
      await expect(map.getByRole('button', { name: 'Kelowna' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    // Its frame has lines of one pixel.
    expect((await map.locator('xpath=..').boundingBox())?.height).toBe(400);
    await expect.poll(() => [...levels]).toEqual([zoom]);
    await map.hover();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
    expect([...levels]).toEqual([zoom]);
    await page.getByLabel('Location').first().selectOption({ label: 'Vernon' });
    const popup = map.locator('.leaflet-popup');
    await expect(popup).toContainText('2904 Coldstream Lane');
    await expect(popup).toContainText('V1T 2B2');
  });
}

test('a hash leads to its place, 110 px below the top, on this page and from another one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.addInitScript(() => {
    const real = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (how) {
      this.setAttribute('data-came', (typeof how === 'object' && how.behavior) || '');
      real.call(this, how);
    };
  });
  const distance = () =>
    page.evaluate(() => Math.round(document.getElementById('order')?.getBoundingClientRect().top ?? -1));
  await open(page, `${tidewater.origin}/school-orders#order`);
  await expect.poll(distance).toBe(110);
  await open(page, `${tidewater.origin}/faq`);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/school-orders#order';
    link.textContent = 'To the form';
    document.getElementById('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'To the form' }).click();
  await expect(page).toHaveURL(/school-orders#order$/);
  await expect.poll(distance).toBe(110);
  await expect(page.locator('#order')).toHaveAttribute('data-came', 'smooth');
});

test('a link whose place is written wrongly leads nowhere and breaks nothing', async ({ page }) => {
  await open(page, `${tidewater.origin}/faq`);
  await page.evaluate(() => {
    for (const href of ['#50%', '/faq#100%']) {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = `To ${href}`;
      document.getElementById('main')?.prepend(link);
    }
  });
  await page.getByRole('link', { name: 'To #50%' }).click();
  await page.getByRole('link', { name: 'To /faq#100%' }).click();
  await expect(page).toHaveURL(/\/faq#100%$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the way to the top shows beyond 300 px, and leads there with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 500 });
  await open(page, `${tidewater.origin}/staff-picks`);
  const up = page.getByRole('button', { name: 'Back to top' });
  const scroll = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(up).toHaveCount(0);
  await scroll(301);
  await expect(up).toBeVisible();
  await expectAccessible(page);
  await scroll(300);
  await expect(up).toHaveCount(0);
  await scroll(900);
  await up.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(up).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

for (const kind of ['product_grid', 'product_slider', 'single_title_feature'] as const) {
  test(`a cover of ${kind} that cannot be loaded is set in type`, async ({ page, expectError }) => {
    expectError(/ERR_FAILED/);
    await page.route(/\/images\/cover\/\d{13}\/.*\.(avif|webp|jpg)$/, (route) => route.abort());
    await open(page, `${tidewater.origin}/dev/blocks/${kind}`);
    const cover = page.getByRole('main').locator('img[src*="/images/cover/"]').first();
    const drawn = (img: HTMLImageElement) => img.naturalWidth > 0 && new URL(img.currentSrc).pathname;
    await expect
      .poll(async () => {
        // What is further down is fetched when it comes into view.
        await page.mouse.wheel(0, 40);
        return cover.evaluate(drawn);
      })
      .toMatch(/^\/images\/cover\/\d{13}\.svg$/);
  });
}

for (const shop of shops) {
  test(`buttons over a film of ${shop.name} can be read while they are pointed at`, async ({ page }) => {
    await page.route(/^https:.*(youtube|vimeo)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${shop.origin}/dev/blocks/text_over_video`);
    const play = page.getByRole('button', { name: 'Play the film' }).first();
    await taken(play);
    const looks = (button: Element) => {
      const { color, backgroundColor } = getComputedStyle(button);
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      const light = (paint: string) => {
        if (!canvas) return 0;
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = paint;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
        return a < 128 ? 0 : (r + g + b) / 3;
      };
      return Math.abs(light(color) - light(backgroundColor));
    };
    await play.hover();
    await expect.poll(() => play.evaluate(looks)).toBeGreaterThan(100);
    await play.click();
    const stop = page.getByRole('button', { name: 'Stop the film' });
    await stop.hover();
    await expect.poll(() => stop.evaluate(looks)).toBeGreaterThan(100);
    await stop.click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test(`covers of ${shop.name} that are still to come have their room`, async ({ page }) => {
    const arrive = await hold(page, '**/images/cover/**');
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${shop.origin}/`, { waitUntil: 'commit' });
      const covers = page.getByRole('main').locator('img[src*="/images/cover/"]').filter({ visible: true });
      await expect.poll(() => covers.count()).toBeGreaterThan(20);
      const all = page.getByRole('main').locator('img[src*="/images/cover/"]');
      const slim = await all.evaluateAll((imgs) =>
        imgs.flatMap((img) => {
          const { width, height } = img.getBoundingClientRect();
          return img.checkVisibility() && Math.min(width, height) < 40
            ? `${img.getAttribute('src')} ${width} × ${height}`
            : [];
        }),
      );
      expect(slim, `without room at ${width} px`).toEqual([]);
    }
    await arrive();
  });
}

test('a row of books goes back to its first page when the window changes its width', async ({ page }) => {
  await open(page, `${tidewater.origin}/dev/blocks/product_slider`);
  const shelf = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Next' }) })
    .first();
  const left = () => shelf.getByRole('list').evaluate((row) => row.scrollLeft);
  await shelf.getByRole('button', { name: 'Next' }).click();
  await expect.poll(left).toBeGreaterThan(100);
  await page.setViewportSize({ width: 1100, height: 900 });
  await expect.poll(left).toBe(0);
});
