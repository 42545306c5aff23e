import * as m from '../../messages/compiled/messages.js';
import { type Refusal, refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';

// No store can connect Chase: its page cannot be tried without an agreement (docs/decisions/0058-clearent-and-chase.md).
export const chaseInit: Handler<'checkout/chaseInit'> = async () => {
  throw notConnected();
};

export const chaseSuccess: Handler<'checkout/chaseSuccess'> = async () => {
  throw notConnected();
};

const notConnected = (): Refusal => refuse('payment_unavailable', m.refusal_payment_unavailable());
