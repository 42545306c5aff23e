import { expect, test } from 'vitest';
import { namedContributors } from './named-contributors.ts';

const names = (given: string[]) =>
  namedContributors(given.map((name) => ({ name, role: 'A01' }))).map((one) => one.name);

test('a placeholder for a missing author is no author', () => {
  expect(
    names(['-', '- -', '.', '', 'N/A', 'n.a.', '[No author]', 'Unknown', 'Author Unknown', 'TBA', 'null']),
  ).toEqual([]);
});

test('odd names are names', () => {
  const odd = [
    'Anonymous',
    'Various',
    'A',
    'Na',
    '50 Cent',
    'Nona Unknown',
    'None Such Press',
    '村上春樹',
    'TBA Theatre',
  ];
  expect(names(odd)).toEqual(odd);
});
