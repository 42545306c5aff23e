import { expect, it } from 'vitest';
import { type MailPart, mailKeys, mailRule, partProblem } from '../../../contract/mail-words.ts';
import { ourWords } from './our-words.ts';

it.each(mailKeys)('our own words of %s keep the rules that an owner’s words keep', (key) => {
  const ours = ourWords[key]();
  for (const [part, text] of Object.entries(ours) as [MailPart, string][])
    expect([part, text, partProblem(key, part, text)]).toEqual([part, text, undefined]);
  const shown = Object.keys(mailRule(key).parts).filter((part) => part !== 'closing');
  expect(shown).toEqual(expect.arrayContaining(Object.keys(ours)));
});
