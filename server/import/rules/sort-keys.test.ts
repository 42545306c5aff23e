import { describe, expect, test } from 'vitest';
import { authorSort, inverted, seriesPosition, titleSort } from './sort-keys.ts';

describe('titleSort', () => {
  test.each([
    ['The Sea, the Sea', 'eng', 'sea the sea'],
    ['A Man Called Ove', '', 'man called ove'],
    ['A Is for Alibi', 'eng', 'a is for alibi'],
    ['An', 'eng', 'an'],
    ['“The Waste Land”', 'eng', 'waste land'],
    ['L’Écume des jours', 'fre', 'ecume des jours'],
    ['Les Misérables', 'fre', 'miserables'],
    ['Les Misérables', 'eng', 'les miserables'],
    ['La sombra del viento', 'spa', 'sombra del viento'],
    ['Die Wand', 'ger', 'wand'],
    ['Die Hard', 'eng', 'die hard'],
    ['Smørrebrød & Straße', 'dan', 'smorrebrod strasse'],
    ['ノルウェイの森が', 'jpn', 'ノルウェイの森が'],
    ['1984', 'eng', '1984'],
    ['???', 'eng', '???'],
  ])('%s (%s) sorts as %s', (title, language, key) => {
    expect(titleSort(title, language)).toBe(key);
  });
});

describe('names', () => {
  test.each([
    ['Ursula K. Le Guin', 'Le Guin, Ursula K.'],
    ['Martin Luther King Jr.', 'King, Martin Luther Jr.'],
    ['Antoine de Saint-Exupéry', 'de Saint-Exupéry, Antoine'],
    ['Colette', 'Colette'],
    ['Lemony Snicket', 'Snicket, Lemony'],
    ['National Geographic Society', 'National Geographic Society'],
    ['Le Guin, Ursula K.', 'Le Guin, Ursula K.'],
    ['De La', 'La, De'],
  ])('%s is filed as %s', (name, filed) => {
    expect(inverted(name)).toBe(filed);
  });

  test('the form of the source wins over ours', () => {
    const person = { name: 'Gabriel García Márquez', name_inverted: 'García Márquez, Gabriel', role: 'A01' };
    expect(authorSort([person])).toBe('garcia marquez gabriel');
    expect(authorSort([])).toBe('');
  });
});

test.each([
  ['3', 3],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['1-3', 1],
  ['Vol. 12', 12],
  ['EX', null],
  ['', null],
])('series number %s stands at %s', (number, position) => {
  expect(seriesPosition(number)).toBe(position);
});
