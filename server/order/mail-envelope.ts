import type { Store } from '../store/stores.ts';

/** From whom a store's mails come: `configured` is MAIL_FROM, an address or 'Name <address>'. */
export function mailSender(configured: string, store: Store): string {
  if (configured.includes('<')) return configured;
  const address =
    configured || store.settings.store_info.email || `no-reply@${new URL(store.origin).hostname}`;
  return `"${store.name.replace(/["\\\r\n]/g, ' ')}" <${address}>`;
}

/** {order_number} is filled in by the statement that makes the number. */
export function confirmationSubject(storeName: string): string {
  return `Your order {order_number} at ${storeName}`;
}
