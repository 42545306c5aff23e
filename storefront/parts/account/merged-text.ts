import type { Output } from '../../../contract/actions.ts';

/** The message at login about the guest cart; '' for none. */
export function mergedText({ copies, limited }: { copies: number; limited: string[] }): string {
  const came =
    copies === 0
      ? ''
      : copies === 1
        ? '1 item was added to your cart.'
        : `${copies} items were added to your cart.`;
  if (limited.length === 0) return came;
  const names = limited.slice(0, 3).join(', ');
  const more = limited.length > 3 ? ` and ${limited.length - 3} more` : '';
  return `${came} Not every copy of ${names}${more} could be added.`.trim();
}

/** Hands on that message, if there is one. */
export function tellMerged(merged: Output<'account/login'>['merged'], tell: (message: string) => void): void {
  const message = merged && mergedText(merged);
  if (message) tell(message);
}
