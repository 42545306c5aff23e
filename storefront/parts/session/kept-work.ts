/** What a customer has begun in this tab and not finished: it outlives the end of a session, for the same customer. */
interface KeptWork {
  /** Whose it is (`user.for_account`). */
  account: string;
  /** What belongs to it, such as a page's address. */
  place: string;
  work: unknown;
}

const key = 'unfinished';

export function keepWork(kept: KeptWork): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage may be forbidden or full: then it is not kept.
  }
}

export function keptWork<T>(account: string, place: string): T | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptWork | null;
    return kept && kept.account === account && kept.place === place ? (kept.work as T) : null;
  } catch {
    return null;
  }
}

export function dropWork(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden: then there is nothing in it.
  }
}

/** Forgets what this tab has kept, except unfinished work of the account that has logged in ('' for a guest). */
export function forgetBrowsing(account: string): void {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.clear();
    if (text && account && (JSON.parse(text) as KeptWork).account === account)
      sessionStorage.setItem(key, text);
  } catch {
    // Storage may be forbidden: then there is nothing in it.
  }
}
