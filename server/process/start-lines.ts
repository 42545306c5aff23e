import type { Shop } from '../context.ts';

/** Each gives some lines for the person who started the shop, such as who can log in and where. */
type Source = (shop: Shop) => Promise<string[]>;

/** What they give. The shop is serving already, so a failure, such as a lost database, is only logged. */
export async function startLines(shop: Shop, sources: readonly Source[]): Promise<string[]> {
  const lines: string[] = [];
  for (const source of sources) {
    try {
      lines.push(...(await source(shop)));
    } catch (err) {
      shop.log.warn({ err }, 'a line about the start is missing');
    }
  }
  return lines;
}
