import { openFirefox } from './firefox.ts';
import type { Browser } from './tab.ts';
import { openWebKit, type WebKitPaths } from './webkit.ts';

interface Found {
  name: string;
  open: () => Promise<Browser>;
}

/** The browsers that scripts/test-browsers.mjs has found on this machine. */
export const found: Found[] = [];

const { FIREFOX_PATH, WEBKIT_PATHS } = process.env;
if (FIREFOX_PATH) found.push({ name: 'Firefox', open: () => openFirefox(FIREFOX_PATH) });
if (WEBKIT_PATHS) {
  const paths = JSON.parse(WEBKIT_PATHS) as WebKitPaths;
  found.push({ name: 'WebKit', open: () => openWebKit(paths) });
}
