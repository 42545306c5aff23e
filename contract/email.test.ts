import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each([
  'ada@example.org',
  "o'neill+books@post.example.org",
  'renée@müller.example',
  'a@b.co',
  'ада@почта.рф',
  'a.b-c_d@x-y.example',
])('%s is a mailbox', (address) => {
  expect(isEmail(address)).toBe(true);
});

it.each([
  ['a space of no width', 'ada\u200b@example.org'],
  ['a hyphen that is not seen', 'ada\u00ad@example.org'],
  ['a mark that turns the direction of writing', 'ada\u202e@example.org'],
  ['a filler', 'ada\u3164@example.org'],
  ['a letter as wide as two', 'ａda@example.org'],
  ['a wide full stop', 'ada@example．org'],
  ['a dot at its end', 'ada@example.org.'],
  ['two dots in its domain', 'ada@example..org'],
  ['a Cyrillic letter that looks like a Latin one', '\u0430da@example.org'],
  ['a Greek letter that looks like a Latin one', 'ad\u03bf@example.org'],
  ['a Cyrillic name at a Latin domain', '\u0441\u0430\u0441\u0430@example.org'],
  ['a phonetic letter that looks like an ordinary one', '\u0251da@example.org'],
  ['a dot at the start of its name', '.q3@example.org'],
  ['a dot at the end of its name', 'q3.@example.org'],
  ['two dots in its name', 'q3..x@example.org'],
  ['a hyphen at the start of its domain', 'ada@-example.org'],
  ['a hyphen at the end of its domain', 'ada@example-.org'],
  ['no dot', 'ada@example'],
  ['a line break', 'ada@example.org\n'],
])('refuses an address with %s', (_, address) => {
  expect(isEmail(address)).toBe(false);
});
