import type { Input, Output } from '../contract/actions.ts';
import { openMail } from '../server/account/sealed-link.ts';
import type { Query } from '../server/db/db.ts';
import { secretKey } from '../server/process/secret-key.ts';
import type { Visitor } from './shop.ts';

/** The account form, filled in for a customer in Maine. */
export const profile = {
  first_name: 'Ada',
  last_name: 'Marsh',
  phone_number: '(207) 555-0199',
  communication_preference: 'email',
  street_address: '12 Exchange Street',
  city: 'Portland',
  country: 'US',
  province: 'ME',
  postal_code: '04101',
};

export const password = 'a lantern in the fog';

let serial = 0;

export function anEmail(): string {
  serial += 1;
  return `reader${serial}@example.org`;
}

/** Signs up with this browser, which is logged in afterwards. */
export async function signUp(
  visitor: Visitor,
  overrides: { email?: string; password?: string } & Record<string, unknown> = {},
): Promise<Output<'account/create'> & { email: string }> {
  const { email = anEmail(), ...fields } = overrides;
  await visitor.get('account/check', { email_address: email, captcha: 'human' });
  const form = { ...profile, password, ...fields };
  return { ...(await visitor.get('account/create', form as Input<'account/create'>)), email };
}

/** The newest mail to an address, and the token of its link. */
export async function lastMail(
  q: Query,
  email: string,
): Promise<{ template: string; subject: string; path: string; token: string }> {
  const [row] = await q.query<{ template: string; subject: string; data: Record<string, unknown> }>(
    'select template, subject, data from mail where recipient = $1 order by id desc limit 1',
    [email],
  );
  if (!row) throw new Error(`no mail to ${email}`);
  const mail = openMail(secretKey('of tests'), row.template, row.data);
  const path = 'path' in mail ? mail.path : '';
  return { ...row, path, token: new URL(path, 'http://shop').searchParams.get('token') ?? '' };
}
