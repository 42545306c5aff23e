import { drawnFor } from './parts/session/page-customer.ts';

/**
 * Adds what every call brings besides its input (API-003). The session travels in its cookie, which no script can read
 * (decisions §0.10); the server refuses a page that belongs to another shop, or was drawn for another account.
 */
export function addBaseFields(body: URLSearchParams | FormData, uuid: string): void {
  body.set('uuid', uuid);
  body.set('log_url', window.location.pathname);
  body.set('store_id', document.documentElement.dataset.store ?? '');
  body.set('for_account', drawnFor());
}
