import type { Output } from '../../contract/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import { customerOf } from '../call/who.ts';
import type { Context } from '../context.ts';
import { dayText } from '../date-format.ts';
import { mailboxOfToken } from './alert-token.ts';
import { type AlertOwner, readAlerts } from './queries.ts';

/**
 * The mailbox that a link names, or else the customer who calls.
 *
 * @throws the refusal `unknown_mailbox`.
 */
export function givenOwner(ctx: Context, token: string | undefined): AlertOwner {
  const storeId = ctx.store.id;
  const customer = customerOf(ctx);
  const own = customer && { storeId, emailKey: '', customerId: customer.id };
  const owner = token ? mailboxOfToken(ctx.shop.secret, storeId, token) : own;
  if (!owner) throw refuse('unknown_mailbox', m.alert_unknown_mailbox());
  return owner;
}

export async function alertsOf(ctx: Context, owner: AlertOwner): Promise<Output<'alert/getAll'>> {
  const { language } = ctx.store.settings.store_info;
  const rows = await readAlerts(ctx.q, owner);
  return {
    alerts: rows.map(({ id, email, kind, name, eisbn, is_confirmed, asked_day }) => ({
      alert_id: id,
      kind,
      name,
      eisbn,
      email,
      confirmed: is_confirmed,
      asked_text: dayText(asked_day, language),
    })),
  };
}

/** @throws the refusal `alerts_disabled`. */
export function checkAlerts({ store }: Context): void {
  if (!store.settings.alerts_enabled) throw refuse('alerts_disabled', m.refusal_alerts_disabled());
}
