import type { SavedPage } from './puck-data.ts';

/** The stored page that a change began from; undefined for a new one. */
export interface StoredPage {
  id: number;
  version: number;
}

export type SaveOutcome =
  | { kind: 'saved'; page: StoredPage }
  /** Someone else has saved the page meanwhile; `changed`: Unix seconds. */
  | { kind: 'newer'; newer: { version: number; changed: number } }
  | { kind: 'refused'; code: string; sentence: string; blocks: WrongBlock[] }
  | { kind: 'logged_out' }
  | { kind: 'offline' };

/** A block that a refusal is about. Positions begin with 1. */
export interface WrongBlock {
  position: number;
  field?: string;
}

/**
 * Saves a page, and readers see it: the one place that knows how. `uuid` is the same for a save that is tried again without a change.
 */
export async function savePage(
  page: SavedPage,
  stored: StoredPage | undefined,
  uuid: string,
): Promise<SaveOutcome> {
  const { path, title, description, blocks } = page;
  const form = new URLSearchParams({ uuid, path, title, description, blocks: JSON.stringify(blocks) });
  if (stored) form.set('id', String(stored.id));
  if (stored) form.set('version', String(stored.version));
  let answer: Record<string, unknown>;
  try {
    const response = await fetch('/admin/page/save', { method: 'POST', body: form });
    answer = await response.json();
  } catch {
    return { kind: 'offline' };
  }
  return outcomeOf(answer);
}

/** What the answer of `page/save` says. */
export function outcomeOf(answer: Readonly<Record<string, unknown>>): SaveOutcome {
  const { error, error_code: code, error_data: data } = answer;
  if (error === undefined) return { kind: 'saved', page: answer as unknown as StoredPage };
  if (code === 'login_required') return { kind: 'logged_out' };
  const { newer, blocks } = (data ?? {}) as {
    newer?: StoredPage & { changed: number };
    blocks?: WrongBlock[];
  };
  if (newer) return { kind: 'newer', newer };
  return { kind: 'refused', code: String(code), sentence: String(error), blocks: blocks ?? [] };
}

/** The field of the page's own words that a refusal is about; undefined for another refusal. */
export function fieldOf(code: string): 'path' | 'title' | undefined {
  if (code === 'title_missing') return 'title';
  return /^(invalid_path|path_reserved|page_not_shown|path_taken|home_page)$/.test(code) ? 'path' : undefined;
}
