import type { Shop } from '../context.ts';

/** Each gives some lines for the person who started the shop, such as who can log in and where. */
type Source = (shop: Shop) => Promise<string[]>;

/** What they give. The shop serves readers by then: one that fails, as when the database goes away, is logged and ends nothing. */
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
