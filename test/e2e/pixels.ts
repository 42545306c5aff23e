import type { Page } from '@playwright/test';

export type Rgb = readonly [red: number, green: number, blue: number];
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the window shows in an area of it, pixel by pixel, row after row; of large areas each `step`th pixel will do. */
export async function pixels(page: Page, clip: Area, step = 1): Promise<Rgb[]> {
  const png = (await page.screenshot({ clip })).toString('base64');
  const flat = await page.evaluate(
    async ({ base64, every }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (!canvas) return [];
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      const taken: number[] = [];
      for (let i = 0; i < data.length; i += 4 * every) taken.push(...data.subarray(i, i + 4));
      return taken;
    },
    { base64: png, every: step },
  );
  const found: Rgb[] = [];
  for (let i = 0; i < flat.length; i += 4) found.push([flat[i] ?? 0, flat[i + 1] ?? 0, flat[i + 2] ?? 0]);
  return found;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
