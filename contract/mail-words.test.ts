import { expect, it } from 'vitest';
import { fillIn, mailKeys, mailRule, oneLine, partProblem } from './mail-words.ts';

it('takes the placeholders of a part, and asks for those that it must name', () => {
  const subject = (text: string) => partProblem('order-ready', 'subject', text);
  expect(subject('Come and get {order number}')).toBeUndefined();
  expect(subject('')).toBeUndefined();
  expect(subject('Come')).toMatchObject({ problem: 'missing_placeholder', names: ['order number'] });
  expect(subject('{order number} for {first name}')).toMatchObject({
    problem: 'unknown_placeholder',
    names: ['first name'],
  });
  expect(subject('{order number} {order_number}')).toMatchObject({ names: ['order_number'] });
  for (const open of ['{order number} {', '{order number} }', '{{order number}}'])
    expect(subject(open), open).toMatchObject({ problem: 'unknown_placeholder' });
});

it.each(['\n', '\r', '\r\n', '\u2028', '\u0085', '\v'])('refuses %j in a subject', (end) => {
  expect(partProblem('cart-shared', 'subject', `Books${end}Bcc: all@example.org`)).toMatchObject({
    problem: 'line_break',
  });
  expect(partProblem('cart-shared', 'opening', `Books${end}for you`)).toBeUndefined();
  expect(oneLine(`Books${end}Bcc: all@example.org`)).toBe('Books Bcc: all@example.org');
});

it('has a limit for each part, counts emoji and right-to-left text, and knows which parts a mail has', () => {
  expect(partProblem('cart-shared', 'opening', 'x'.repeat(10_000))).toMatchObject({
    problem: 'too_long',
    most: 2000,
  });
  expect(partProblem('cart-shared', 'opening', '📚 שלום, قارئ')).toBeUndefined();
  expect(partProblem('form-submission', 'closing', 'Bye')).toMatchObject({ problem: 'not_worded' });
});

it('fills in facts, and leaves no gap for one that is missing', () => {
  expect(fillIn('Hello {first name},', { 'first name': 'Ada' })).toBe('Hello Ada,');
  expect(fillIn('Hello {first name},', {})).toBe('Hello,');
  // A fact is never read as a placeholder.
  expect(fillIn('{first name}, {shop}', { 'first name': '{shop}', shop: 'Cove' })).toBe('{shop}, Cove');
});

it('asks for nothing that a part may not say', () => {
  for (const key of mailKeys)
    for (const [part, { may, must }] of Object.entries(mailRule(key).parts))
      expect(may, `${key} ${part}`).toEqual(expect.arrayContaining([...must]));
});
