import { expect, it } from 'vitest';
import { loginTime } from './login-time.ts';

it('is by the clock of the store, also where Node or a browser still changes it', () => {
  const at = (moment: string) => Date.parse(moment) / 1000;
  expect(loginTime(at('2026-07-01T17:43:00Z'), 'America/Vancouver', 'en-CA')).toMatch(/10:43\sa/);
  expect(loginTime(at('2026-11-30T17:43:00Z'), 'America/Vancouver', 'en-CA')).toMatch(/10:43\sa/);
});
