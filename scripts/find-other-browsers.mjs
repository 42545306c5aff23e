// Finds the browsers that Playwright has no build of here: Firefox, and WebKitGTK with its driver.
import { existsSync } from 'node:fs';
import { capture } from './say.mjs';

const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const webKitDrivers = [process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'];
const webKits = [
  process.env.WEBKIT_PATH,
  ...['x86_64', 'aarch64'].flatMap((machine) =>
    ['6.0', '4.1', '4.0'].flatMap((version) => [
      `/usr/lib/${machine}-linux-gnu/webkitgtk-${version}/MiniBrowser`,
      `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
    ]),
  ),
];

/** Path of a Firefox that starts, null if not found. */
export async function findFirefox() {
  for (const path of firefoxes.filter((p) => p && existsSync(p))) {
    const { code } = await capture(path, ['--version']);
    if (code === 0) return path;
  }
  return null;
}

/** Paths of WebKit, of its driver and, without a display, of xvfb-run; null if one of them is missing. */
export function findWebKit() {
  const driver = webKitDrivers.find((p) => p && existsSync(p));
  const browser = webKits.find((p) => p && existsSync(p));
  const screen = process.env.DISPLAY ? '' : '/usr/bin/xvfb-run';
  if (!driver || !browser || (screen && !existsSync(screen))) return null;
  return { driver, browser, screen };
}
