import type { Output } from '../../../contract/actions.ts';

type Merged = Output<'account/login'>['merged'];

/** What a login did with the guest's cart, as far as an address tells it: numbers only, so that no link can bring words. */
export interface MergedCounts {
  copies: number;
  /** Titles whose copies were not all added. */
  limited: number;
}

/** The path where a browser without JavaScript goes on after a login or a sign-up: says whether its cart came along. */
export function withMerged(path: string, merged: Merged): string {
  if (!merged || (merged.copies === 0 && merged.limited.length === 0)) return path;
  const { pathname, searchParams, hash } = new URL(path, 'http://shop');
  searchParams.set('merged', `${merged.copies}-${merged.limited.length}`);
  return `${pathname}?${searchParams}${hash}`;
}

/** Reads it back; null when the address does not tell it. */
export function mergedIn(query: URLSearchParams): MergedCounts | null {
  const [, copies, limited] = /^(\d{1,7})-(\d{1,4})$/.exec(query.get('merged') ?? '') ?? [];
  return copies && limited ? { copies: Number(copies), limited: Number(limited) } : null;
}
