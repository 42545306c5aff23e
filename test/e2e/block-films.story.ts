import { eitherShop, expect, open, taken, test, tidewater } from './shop.ts';

test('the film site gets no request before the reader plays the film', async ({ page }) => {
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

for (const shop of eitherShop) {
  test(`buttons over a film of ${shop.name} can be read while they are pointed at`, async ({ page }) => {
    await page.route(/^https:.*(youtube|vimeo)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${shop.origin}/dev/blocks/text_over_video`);
    const play = page.getByRole('button', { name: 'Play the video' }).first();
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
    const stop = page.getByRole('button', { name: 'Stop the video' });
    await stop.hover();
    await expect.poll(() => stop.evaluate(looks)).toBeGreaterThan(100);
    await stop.click();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
