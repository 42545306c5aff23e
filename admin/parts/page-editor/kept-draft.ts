import type { Data } from '@puckeditor/core';

/** Changes to a page that were not saved, kept in this browser. */
export interface Draft {
  /** Of the stored page that they began from; 0 for a new page. */
  version: number;
  /** Unix milliseconds. */
  at: number;
  data: Data;
}

/** One per page; `id` 0 = a new page. */
const keyOf = (id: number) => `handsell-page-${id}`;

/** The unsaved changes to a page; null without any, or where the browser keeps nothing. */
export function readDraft(id: number): Draft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null');
    return Array.isArray(draft?.data?.content) && typeof draft.version === 'number' ? draft : null;
  } catch {
    return null;
  }
}

/** Returns false where the browser keeps nothing, or has no room. */
export function keepDraft(id: number, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(id: number): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // The browser keeps nothing.
  }
}
