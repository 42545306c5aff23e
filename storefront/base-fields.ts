import { drawnFor } from './parts/session/page-customer.ts';

/**
 * What every call brings besides its input (API-003). The session travels in its cookie, which no script can read
 * (decisions §0.10); the server refuses a page that belongs to another shop, or was drawn for another account.
 */
export function baseFields(uuid = crypto.randomUUID() as string): [string, string][] {
  const fields: [string, string][] = [
    ['uuid', uuid],
    ['log_url', window.location.pathname],
    ['store_id', document.documentElement.dataset.store ?? ''],
    ['for_account', drawnFor()],
  ];
  return fields.filter(([, value]) => value !== '');
}
