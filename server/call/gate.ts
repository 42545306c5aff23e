import type { Store } from '../store/stores.ts';
import type { Session } from './sessions.ts';

/** Whether the shop keeps anybody out at all. */
export function hasGate({ settings }: Pick<Store, 'settings'>): boolean {
  return settings.is_private || settings.is_exclusive;
}

/**
 * Whom the gate keeps out: guests of a private shop, everyone of an exclusive one (APP-042, APP-043, decisions C.23). Checked
 * on every road to the catalogue: calls, pages, pictures, sitemaps.
 */
export function isShutOut(store: Pick<Store, 'settings'>, session: Session | null): boolean {
  const { is_private, is_exclusive } = store.settings;
  return is_exclusive || (is_private && session?.customerId == null);
}
