import { describe, expect, it } from 'vitest';
import { codesIn, compare, readBaseline, readRows, readStates } from './requirement-codes.mjs';

// Areas of two letters: the command itself reads this file.
const areas = new Set(['AA', 'BB']);
const codes = (text: string) => [...codesIn(text, areas)].sort();

describe('codes in a text', () => {
  it.each([
    ['(AA-001)', ['AA-001']],
    ['(AA-001..003): x', ['AA-001', 'AA-002', 'AA-003']],
    ['AA-001 to AA-003', ['AA-001', 'AA-002', 'AA-003']],
    ['AA-009–011', ['AA-009', 'AA-010', 'AA-011']],
    ['AA-001/002', ['AA-001', 'AA-002']],
    ['AA-001, 003..005, 009', ['AA-001', 'AA-003', 'AA-004', 'AA-005', 'AA-009']],
    ['AA-006, BB-024', ['AA-006', 'BB-024']],
    ['AA-001 and 002; BB-003', ['AA-001', 'AA-002', 'BB-003']],
    ['AA-005, 716 px, AA-006, 12 of them and 1000 more', ['AA-005', 'AA-006']],
    ['ISBN-13, UTF-16, SHA-256, x-AA-1', ['AA-1']],
  ])('%s', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it('keeps what looks like a code of an unknown area', () => {
    const misspelt = ['CHEKOUT', '057'].join('-');
    expect(codes(`${misspelt}, GPL-3, UTF-008`)).toEqual([misspelt]);
  });
});

const rows = readRows('id\tarea\tkind\nAA-001\tAA\tui\nAA-002\tAA\tui\nAA-003\tAA\tui\nBB-001\tBB\tui\n');

it('counts per area, and reports lost, added and unknown codes', () => {
  const result = compare({
    rows,
    states: readStates(
      '| Area | Of | State |\n| --- | --- | --- |\n| AA | a | finished |\n| CC | c | later | x |\n',
    ),
    baseline: readBaseline('AA-001\nBB-001\n'),
    tests: [{ path: 'a.test.ts', text: '(AA-001, 002), AA-009' }],
    product: [{ path: 'a.ts', text: 'AA-002..003' }],
  });
  expect(result.perArea).toEqual([
    { area: 'AA', state: 'finished', rows: 3, tested: 2, untested: ['AA-003'], onlyInProduct: ['AA-003'] },
    { area: 'BB', state: undefined, rows: 1, tested: 0, untested: ['BB-001'], onlyInProduct: [] },
  ]);
  expect(result.tested).toEqual(['AA-001', 'AA-002']);
  expect(result.lost).toEqual(['BB-001']);
  expect(result.added).toEqual(['AA-002']);
  expect(result.unknown).toEqual([{ code: 'AA-009', paths: ['a.test.ts'] }]);
  expect(result.withoutState).toEqual(['BB']);
  expect(result.stateWithoutRows).toEqual(['CC']);
});
