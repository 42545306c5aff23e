import type { User } from '../../contract/user.ts';
import type { Context } from '../context.ts';
import { updatePreference } from './queries.ts';

/** Makes what a customer has chosen at the checkout the preference of the account (CHECKOUT-055); guests have none. */
export async function keepPreference(
  { q, session }: Pick<Context, 'q' | 'session'>,
  chosen: User['communication_preference'] | undefined,
): Promise<void> {
  if (session?.customerId && chosen) await updatePreference(q, session.customerId, chosen);
}
