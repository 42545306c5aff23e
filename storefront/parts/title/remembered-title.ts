import type { TitleRow } from '../../../contract/title.ts';

/** Rows that a reader has just chosen, so that the item page can show them before its own data is there (ITEM-006). */
const handed = new Map<string, TitleRow>();
const most = 30;

export function rememberTitle(row: TitleRow): void {
  // Gift cards lead to a page of their own.
  if (row.is_giftcard) return;
  handed.delete(row.eisbn);
  handed.set(row.eisbn, row);
  for (const oldest of handed.keys()) {
    if (handed.size <= most) break;
    handed.delete(oldest);
  }
}

export function rememberedTitle(eisbn: string): TitleRow | undefined {
  return handed.get(eisbn);
}
