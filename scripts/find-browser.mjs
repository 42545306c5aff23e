// Finds a Chromium or Chrome for the browser tests, or gets one.
import { existsSync } from 'node:fs';
import { capture, run, say } from './say.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a browser that starts, or null after every way to get one has failed. `rather` are paths to look at first. */
export async function findBrowser(rather = []) {
  const found = await first([process.env.CHROME_PATH, ...rather, ...candidates]);
  if (found) return found;
  say('no Chromium or Chrome found; installing one for the browser tests …');
  await run('npx', ['playwright', 'install', 'chromium']);
  const { chromium } = await import('@playwright/test');
  const own = await first([chromium.executablePath()]);
  if (own) return own;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  return first(candidates);
}

async function first(candidates) {
  for (const path of candidates) {
    if (!path || !existsSync(path)) continue;
    const { code } = await capture(path, ['--version']);
    if (code === 0) return path;
  }
  return null;
}
