import type { Data } from '@puckeditor/core';
import type { Begun } from './saver-state.ts';

/** Changes to a page that the shop doesn't have yet, kept in this browser. */
export interface KeptCopy {
  /** Which page they are of (`placeOf`). */
  place: string;
  begun: Begun;
  /** Unix milliseconds. */
  at: number;
  data: Data;
}

const prefix = 'handsell-page-';

/** 'page 3', 'draft 5' of a page that the shop doesn't have yet, or 'new'. */
export const placeOf = ({ page, draft }: Begun): string =>
  page ? `page ${page.id}` : draft ? `draft ${draft.id}` : 'new';

/** The copies of changes to one page with their keys, the newest first. Each window keeps its own. */
export function readCopies(place: string): (KeptCopy & { key: string })[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => copyAt(key) ?? [])
      .filter((copy) => copy.place === place)
      .toSorted((a, b) => b.at - a.at);
  } catch {
    // The browser keeps nothing.
    return [];
  }
}

function copyAt(key: string): (KeptCopy & { key: string }) | null {
  try {
    const copy = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(copy?.data?.content) && copy.begun ? { ...copy, key } : null;
  } catch {
    return null;
  }
}

/** A key for the changes of one window. */
export const newKey = (id: string) => prefix + id;

/** Returns false where the browser keeps nothing, or has no room. */
export function keepCopy(key: string, copy: KeptCopy): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
    return true;
  } catch {
    return false;
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // The browser keeps nothing.
  }
}
