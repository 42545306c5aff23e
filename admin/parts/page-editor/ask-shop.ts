/** The result of a call. */
export type ShopAnswer<T> =
  | { kind: 'done'; value: T }
  /** Someone has saved the draft, or the page, meanwhile. */
  | { kind: 'newer'; code: string; newer: Newer }
  | { kind: 'gone' }
  | { kind: 'refused'; code: string; sentence: string; blocks: WrongBlock[] }
  | { kind: 'logged_out' }
  /** No answer came: the shop may have done it. */
  | { kind: 'offline' };

/** A draft or page that is newer than the one that a change began from. */
export interface Newer {
  id: number;
  version: number;
  /** Unix seconds. */
  changed: number;
  /** Who saved it; pages don't say. */
  by?: string;
}

/** A block that a refusal is about. Positions begin with 1. */
export interface WrongBlock {
  position: number;
  field?: string;
}

/** Calls an action of the back office. `uuid` is the same for a call that is made again because its answer was lost. */
export async function askShop<T>(
  name: string,
  fields: Readonly<Record<string, string | number>>,
): Promise<ShopAnswer<T>> {
  const body = new URLSearchParams(Object.entries(fields).map(([field, value]) => [field, String(value)]));
  try {
    const response = await fetch(`/admin/${name}`, { method: 'POST', body });
    if (response.status >= 500) return { kind: 'offline' };
    return answerOf(await response.json());
  } catch {
    return { kind: 'offline' };
  }
}

/** What the JSON of an answer says. */
export function answerOf<T>(answer: Readonly<Record<string, unknown>>): ShopAnswer<T> {
  const { error, error_code: code, error_data: data } = answer;
  if (error === undefined) return { kind: 'done', value: answer as T };
  if (code === 'login_required') return { kind: 'logged_out' };
  if (code === 'not_found') return { kind: 'gone' };
  const { newer, blocks } = (data ?? {}) as { newer?: Newer; blocks?: WrongBlock[] };
  if (newer) return { kind: 'newer', code: String(code), newer };
  return { kind: 'refused', code: String(code), sentence: String(error), blocks: blocks ?? [] };
}

/** The field of the page's own words that a refusal is about; undefined for another refusal. */
export function fieldOf(code: string): 'path' | 'title' | undefined {
  if (code === 'title_missing') return 'title';
  return /^(invalid_path|path_reserved|page_not_shown|path_taken|home_page)$/.test(code) ? 'path' : undefined;
}
