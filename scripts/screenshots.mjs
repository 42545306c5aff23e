// Takes the pictures of the README and of docs/owners-guide.md in the demo shops: `node scripts/screenshots.mjs`. Writes docs/images/.
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
  stdio: ['ignore', 'pipe', 'inherit'],
});
let printed = '';
shop.stdout.on('data', (text) => {
  printed += text;
  process.stdout.write(text);
});
await ready();

const executablePath = await findBrowser();
if (!executablePath) stop('no browser: install Chromium or Chrome, or set CHROME_PATH to one.');
const browser = await chromium.launch({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const folder = join(root, 'docs', 'images');
mkdirSync(join(folder, 'guide'), { recursive: true });

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
  await keep(page, file);
  await page.close();
}

const desk = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const open = (path) =>
  desk.goto(`http://tidewater.localhost:${port}/admin${path}`, { waitUntil: 'networkidle' });
await open('');
await desk.getByLabel('Email').fill('owner@tidewater.example');
await desk.getByLabel('Password').fill(await ownersPassword());
await desk.getByRole('button', { name: 'Log in' }).click();
await desk.getByRole('heading', { name: 'Orders to work on' }).waitFor();
await keep(desk, 'guide/start');
for (const [path, file] of [
  ['/orders/100001', 'guide/order'],
  ['/titles/9780307594167', 'guide/book'],
  ['/pages/2', 'guide/page'],
  ['/look', 'guide/look'],
  ['/mails/order-confirmation', 'guide/mail'],
]) {
  await open(path);
  // Previews are drawn a moment after the page is there.
  await desk.waitForTimeout(2500);
  await keep(desk, file);
}
await desk.setViewportSize({ width: 390, height: 844 });
await open('/orders');
await desk.getByRole('button', { name: 'Menu', exact: true }).click();
await keep(desk, 'guide/phone');
await browser.close();
shop.kill('SIGTERM');
await new Promise((done) => shop.once('exit', done));
rmSync(data, { recursive: true, force: true });

async function keep(page, file) {
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(folder, `${file}.webp`));
  say(`docs/images/${file}.webp`);
}

/** The start of a demo shop prints it. */
async function ownersPassword() {
  for (let i = 0; i < 60; i++) {
    const found = /owner@tidewater\.example, password ([\w-]+)/.exec(printed);
    if (found) return found[1];
    await new Promise((later) => setTimeout(later, 500));
  }
  stop('the start printed no login.');
}

async function ready() {
  for (let i = 0; i < 240; i++) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((later) => setTimeout(later, 500));
  }
  stop('the shop did not start.');
}
