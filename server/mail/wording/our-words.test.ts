import { expect, it } from 'vitest';
import { type MailPart, mailKeys, mailRule, partProblem } from '../../../contract/mail-words.ts';
import { ourWords } from './our-words.ts';

const keys = mailKeys.flatMap((key) => [true, false].map((cart_enabled) => ({ key, cart_enabled })));

it.each(keys)(
  'our own words of $key keep the rules that an owner’s words keep, cart: $cart_enabled',
  ({ key, cart_enabled }) => {
    const ours = ourWords[key]({ cart_enabled });
    for (const [part, text] of Object.entries(ours) as [MailPart, string][])
      expect([part, text, partProblem(key, part, text)]).toEqual([part, text, undefined]);
    const shown = Object.keys(mailRule(key).parts).filter((part) => part !== 'closing');
    expect(shown).toEqual(expect.arrayContaining(Object.keys(ours)));
  },
);

it('the sign-up mail of a shop without a cart promises no orders', () => {
  const opening = (cart_enabled: boolean) => ourWords['account-sign-up']({ cart_enabled }).opening;
  expect([opening(true), opening(false)]).toEqual([
    expect.stringContaining('order books'),
    expect.not.stringContaining('order'),
  ]);
});
