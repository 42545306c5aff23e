import type { Page } from '@playwright/test';
import { expect } from './shop.ts';

/** Presses Tab until the focused element has the name, as a keyboard user would. */
export async function tabTo(page: Page, name: string, patience = 90): Promise<void> {
  for (let presses = 0; presses < patience; presses++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const at = document.activeElement as HTMLInputElement | null;
      return [at?.getAttribute('aria-label'), at?.labels?.[0]?.textContent, at?.textContent];
    });
    if (words.some((text) => text?.trim().startsWith(name))) return;
  }
  throw new Error(`'${name}' cannot be reached with the Tab key`);
}

/** Where the focus is can be seen. */
export async function expectFocusShows(page: Page): Promise<void> {
  const outline = await page.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body);
    return `${style.outlineStyle} ${style.outlineWidth} ${style.boxShadow}`;
  });
  expect(outline).not.toBe('none 0px none');
}
