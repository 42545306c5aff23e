import type { Output } from '../../../contract/actions.ts';
import * as m from '../../../messages/compiled/messages.js';

/** The message at login about the cart, which is now the guest's and the account's; '' for none. */
export function mergedText({ earlier, limited }: { earlier: number; limited: string[] }): string {
  const came = earlier === 0 ? '' : m.account_cart_items_earlier({ count: earlier });
  if (limited.length === 0) return came;
  const names = limited.slice(0, 3).join(', ');
  const count = limited.length - 3;
  const left =
    count > 0 ? m.account_not_every_copy_more({ names, count }) : m.account_not_every_copy({ names });
  return [came, left].filter(Boolean).join(' ');
}

/** Hands on that message, if there is one. */
export function tellMerged(merged: Output<'account/login'>['merged'], tell: (message: string) => void): void {
  const message = merged && mergedText(merged);
  if (message) tell(message);
}
