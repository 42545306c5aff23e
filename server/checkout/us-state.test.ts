import { expect, test } from 'vitest';
import { findProvince, provinceList } from '../country/regions.ts';
import { usState } from './us-state.ts';

test.each([
  ['04101', 'ME'],
  ['04101-1234', 'ME'],
  ['00501', 'NY'],
  ['00901', 'PR'],
  ['02134', 'MA'],
  ['05501', 'MA'],
  ['06390', 'NY'],
  ['10001', 'NY'],
  ['20001', 'DC'],
  ['20101', 'VA'],
  ['73301', 'TX'],
  ['73101', 'OK'],
  ['79901', 'TX'],
  ['88510', 'TX'],
  ['90210', 'CA'],
  ['96799', 'AS'],
  ['96813', 'HI'],
  ['99501', 'AK'],
  ['00001', ''],
  ['0410', ''],
  ['V1Y 1A1', ''],
])('%s is in %s', (zip, state) => {
  expect(usState(zip)).toBe(state);
});

test('every state and territory has ZIP codes, and no other state is named', () => {
  const zips = Array.from({ length: 100_000 }, (_, i) => String(i).padStart(5, '0'));
  const found = new Set(zips.map(usState).filter(Boolean));
  expect([...found].filter((code) => !findProvince('US', code))).toEqual([]);
  expect(
    provinceList('US')
      .map(({ code }) => code)
      .filter((code) => !found.has(code)),
  ).toEqual([]);
});
