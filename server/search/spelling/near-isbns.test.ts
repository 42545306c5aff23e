import { expect, test } from 'vitest';
import { isbnsNear } from './near-isbns.ts';

test('one slip away from what was typed', () => {
  for (const typed of [
    '9780061120085',
    '978006112084',
    '97800611200844',
    '9780601120084',
    '0061120091',
    '006112008X',
  ]) {
    expect(isbnsNear(typed), typed).toContain('9780061120084');
    expect(isbnsNear(typed).length).toBeLessThan(50);
  }
});

test('letters typed for zero and one', () => {
  for (const typed of ['978OO61120084', '978oo6ll2oo84', 'ISBN978OO61I2OO84']) {
    expect(isbnsNear(typed), typed).toEqual(['9780061120084']);
  }
  for (const typed of ['ill', 'solo', 'lolita', 'io']) expect(isbnsNear(typed), typed).toEqual([]);
});

test('a valid ISBN, and text that is no ISBN, have no neighbours', () => {
  for (const typed of ['9780061120084', '0061120081', '1984', 'catch22', '', '12345678901234567']) {
    expect(isbnsNear(typed), typed).toEqual([]);
  }
});
