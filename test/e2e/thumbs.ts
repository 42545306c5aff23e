import type { Locator } from '@playwright/test';
import { expect } from './shop.ts';

/** Each of these that can be seen is at least 44 px wide and high. */
export async function expectForThumbs(parts: Locator, what: string): Promise<void> {
  const seen = parts.filter({ visible: true });
  await expect(seen.first(), what).toBeVisible();
  for (const part of (await seen.all()).slice(0, 12)) {
    const box = await part.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), what).toBeGreaterThanOrEqual(44);
  }
}
