import type { Shop, Work } from '../../context.ts';
import type { Store } from '../../store/stores.ts';
import { note } from '../audit.ts';
import { callbackPath } from '../callback-path.ts';
import { limitMails } from '../limit-mails.ts';
import { queueMail } from '../queue-mail.ts';
import { issueToken } from '../tokens.ts';
import { forgetTries } from '../try-password.ts';
import type { StaffCustomerRow } from './queries.ts';

type Desk = Pick<Work, 'q' | 'afterCommit'> & { shop: Shop; store: Store; address: string };

/** Mails the link that the reader could ask for themselves. Throws `CallFailed` (429) after too many mails to one mailbox. */
export async function mailPasswordLink(desk: Desk, account: StaffCustomerRow): Promise<void> {
  await limitMails(desk, account.email);
  // The address of the audit log is that of the reader, who did nothing here.
  await note({ ...desk, address: '' }, 'password_asked', account.id);
  const token = await issueToken(desk, { purpose: 'reset', email: account.email, customerId: account.id });
  const path = callbackPath(undefined, '/account/forgot', token);
  await queueMail(desk, account.email, { template: 'account-password', name: account.first_name, path });
}

/** Forgets the wrong passwords that were tried at an account. */
export async function unlockAccount({ q, store }: Desk, account: StaffCustomerRow): Promise<void> {
  await forgetTries(q, store.id, account);
}
