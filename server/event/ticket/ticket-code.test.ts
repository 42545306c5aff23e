import { expect, test } from 'vitest';
import { secretKey } from '../../process/secret-key.ts';
import { ticketCode, ticketOfCode } from './ticket-code.ts';

const secret = secretKey('a secret of this shop, long enough');

test('a code names its ticket, as it is typed by hand too', () => {
  const code = ticketCode(secret, 1042);
  expect(code).toMatch(/^1042(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')}\n`])
    expect(ticketOfCode(secret, typed)).toBe(1042);
  expect(ticketOfCode(secret, ticketCode(secret, 1011).replaceAll('1', 'l').replaceAll('0', 'O'))).toBe(1011);
});

test('no other number, changed letter, or code of another installation is accepted', () => {
  const code = ticketCode(secret, 1042);
  const changed = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
  for (const forged of [code.replace('1042', '1043'), changed, code.slice(5), '1042', '', '-'.repeat(500)])
    expect(ticketOfCode(secret, forged)).toBeNull();
  expect(ticketOfCode(secretKey('another secret, also long enough'), code)).toBeNull();
});
