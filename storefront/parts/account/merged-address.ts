import type { Output } from '../../../contract/actions.ts';

type Merged = Output<'account/login'>['merged'];

/** What a login did with the guest's cart, as far as an address tells it: numbers only, so that no link can bring words. */
export interface MergedCounts {
  /** Copies that were in the account's cart before. */
  earlier: number;
  /** Titles whose copies were not all added. */
  limited: number;
}

/** The path where a browser without JavaScript goes on after a login or a sign-up: says whether its cart came along. */
export function withMerged(path: string, merged: Merged): string {
  if (!merged || (merged.earlier === 0 && merged.limited.length === 0)) return path;
  const { pathname, searchParams, hash } = new URL(path, 'http://shop');
  searchParams.set('merged', `${merged.earlier}-${merged.limited.length}`);
  return `${pathname}?${searchParams}${hash}`;
}

/** Reads it back; null when the address does not tell it. */
export function mergedIn(query: URLSearchParams): MergedCounts | null {
  const [, earlier, limited] = /^(\d{1,7})-(\d{1,4})$/.exec(query.get('merged') ?? '') ?? [];
  return earlier && limited ? { earlier: Number(earlier), limited: Number(limited) } : null;
}
