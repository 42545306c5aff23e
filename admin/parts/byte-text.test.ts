import { expect, test } from 'vitest';
import { byteText } from './byte-text.ts';

test('says bytes as disks are sold', () => {
  const text = (bytes: number) => byteText(bytes, 'en-US');
  expect([0, 999, 1000, 12_345_678, 1_234_567_890, 5e15].map(text)).toEqual([
    ...['0 bytes', '999 bytes', '1 kB', '12 MB', '1.2 GB', '5,000 TB'],
  ]);
  expect(byteText(1_234_567_890, 'fr-CA')).toBe('1,2\u00a0Go');
});
