// Takes the README's pictures of the demo shops: `node scripts/screenshots.mjs`. Writes docs/images/.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { build, install, root } from './prepare.mjs';
import { say, stop } from './say.mjs';

await install();
await build();
const { default: sharp } = await import('sharp');
const { chromium } = await import('@playwright/test');

const port = 3179;
const data = mkdtempSync(join(tmpdir(), 'handsell-pictures-'));
const shop = spawn(process.execPath, [join(root, 'build', 'node', 'main.js')], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
  },
  stdio: 'inherit',
});
await ready();

const executablePath = await findBrowser();
if (!executablePath) stop('no browser: install Chromium or Chrome, or set CHROME_PATH to one.');
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const folder = join(root, 'docs', 'images');
mkdirSync(folder, { recursive: true });

const pictures = [
  ['tidewater', '/', 'tidewater-home', 1280],
  ['lakeshore', '/', 'lakeshore-home', 1280],
  ['tidewater', '/browse/filter', 'tidewater-browse', 1280],
  ['lakeshore', '/item/9780060530921', 'lakeshore-item', 1280],
  ['tidewater', '/browse/filter', 'tidewater-phone', 390],
];
for (const [name, path, file, width] of pictures) {
  const page = await browser.newPage({ viewport: { width, height: width === 390 ? 844 : 900 } });
  await page.goto(`http://${name}.localhost:${port}${path}`, { waitUntil: 'networkidle' });
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 80 })
    .toFile(join(folder, `${file}.webp`));
  say(`docs/images/${file}.webp`);
  await page.close();
}
await browser.close();
shop.kill('SIGTERM');
await new Promise((done) => shop.once('exit', done));
rmSync(data, { recursive: true, force: true });

async function ready() {
  for (let i = 0; i < 240; i++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 500));
  }
  stop('the shop did not start.');
}
