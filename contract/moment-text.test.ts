import { expect, it } from 'vitest';
import { dateText, momentText, stampText } from './moment-text.ts';

const kelowna = { language: 'en-CA', timeZone: 'America/Vancouver' };
const at = (moment: string) => Date.parse(moment) / 1000;

it('is the clock of the store, also where Node or a browser still changes it', () => {
  expect(momentText(at('2026-07-01T17:43:00Z'), kelowna)).toMatch(/^Jul.* 1, 2026, 10:43\sa/);
  expect(momentText(at('2026-11-30T17:43:00Z'), kelowna)).toMatch(/^Nov.* 30, 2026, 10:43\sa/);
});

it('is a stamp that spreadsheet programs read', () => {
  expect(stampText(at('2026-11-30T17:03:00Z'), kelowna)).toBe('2026-11-30 10:03');
});

it('is the day of the store', () => {
  expect(dateText(at('2026-12-01T06:30:00Z'), kelowna)).toMatch(/^Nov.* 30, 2026$/);
  expect(dateText(at('2026-12-01T07:30:00Z'), kelowna)).toMatch(/^Dec.* 1, 2026$/);
});
