import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['ada@example.org', "o'neill+books@post.example.org", 'renée@müller.example', 'a@b.co'])(
  '%s is a mailbox',
  (address) => {
    expect(isEmail(address)).toBe(true);
  },
);

it.each([
  ['a space of no width', 'ada\u200b@example.org'],
  ['a hyphen that is not seen', 'ada\u00ad@example.org'],
  ['a mark that turns the direction of writing', 'ada\u202e@example.org'],
  ['a filler', 'ada\u3164@example.org'],
  ['a letter as wide as two', 'ａda@example.org'],
  ['a wide full stop', 'ada@example．org'],
  ['a dot at its end', 'ada@example.org.'],
  ['two dots in its domain', 'ada@example..org'],
  ['no dot', 'ada@example'],
  ['a line break', 'ada@example.org\n'],
])('an address with %s is none', (_, address) => {
  expect(isEmail(address)).toBe(false);
});
