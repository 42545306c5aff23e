import type { MailProvider } from './mail.ts';

/** The default: mails stay in the shop's own table, where /dev/outbox shows them. Nothing leaves this machine. */
export function outboxMail(): MailProvider {
  return { name: 'outbox', send: async () => {}, close: async () => {} };
}
