import type { Store } from '../store/stores.ts';
import type { Session } from './sessions.ts';

/** Whether the shop keeps anybody out at all. */
export function hasGate({ settings }: Pick<Store, 'settings'>): boolean {
  return settings.is_private || settings.is_exclusive;
}

/**
 * Whom the gate keeps out: of a private shop everybody who is not logged in, of an exclusive one everybody (APP-042,
 * APP-043, decisions C.23). Asked on every road to the catalogue: calls, pages, pictures, the addresses for crawlers.
 */
export function isShutOut(store: Pick<Store, 'settings'>, session: Session | null): boolean {
  const { is_private, is_exclusive } = store.settings;
  return is_exclusive || (is_private && session?.customerId == null);
}
