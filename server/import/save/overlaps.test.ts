import { expect, test } from 'vitest';
import { Overlaps } from './overlaps.ts';

test('the last of two overlapping imports gets the titles of both', () => {
  const overlaps = new Overlaps();
  const first = overlaps.begin();
  const second = overlaps.begin();
  expect(overlaps.end(second, new Set(['emma', 'persuasion']))).toEqual([]);
  const third = overlaps.begin();
  expect(overlaps.end(first, new Set(['emma', 'ivanhoe']))).toEqual(['emma']);
  expect(overlaps.end(third, new Set(['ivanhoe', 'persuasion']))).toEqual(['ivanhoe']);
});

test('one after the other has nothing in common', () => {
  const overlaps = new Overlaps();
  overlaps.end(overlaps.begin(), new Set(['emma']));
  expect(overlaps.end(overlaps.begin(), new Set(['emma']))).toEqual([]);
});
