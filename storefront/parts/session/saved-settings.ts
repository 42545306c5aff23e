import type { SiteSettings } from '../../../contract/store.ts';

const sessionKey = 'session';
const settingsKey = 'settings';

/** A word that changes with the session of this browser (server/http/session-cookie.ts); '' before it has one. */
export function sessionMark(): string {
  return /(?:^|; )has_session=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/**
 * Forgets what this browser has kept when its session is another one than last time, then keeps the settings again (APP-055,
 * APP-056). Pages bring the settings with them: what is kept is for when a page cannot (start-failure.tsx).
 */
export function saveSettings(settings: SiteSettings): void {
  try {
    const mark = sessionMark();
    if (localStorage.getItem(sessionKey) !== mark) localStorage.clear();
    localStorage.setItem(sessionKey, mark);
    localStorage.setItem(settingsKey, JSON.stringify(settings));
  } catch {
    // Storage may be full or forbidden: then nothing is kept.
  }
}

/** What was kept of the store, if anything was. */
export function keptStore(): Pick<SiteSettings['store_info'], 'name' | 'phone' | 'email'> | null {
  try {
    const { store_info: store } = JSON.parse(
      localStorage.getItem(settingsKey) ?? '{}',
    ) as Partial<SiteSettings>;
    return typeof store?.name === 'string' ? store : null;
  } catch {
    return null;
  }
}
