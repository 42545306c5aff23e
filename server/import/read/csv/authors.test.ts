import { expect, test } from 'vitest';
import { nameStyle, parseAuthors } from './authors.ts';

const names = (text: string, style?: 'inverted' | 'direct') =>
  parseAuthors(text, 'A01', style).map(({ name }) => name);

test.each([
  ['Ada Lovelace', ['Ada Lovelace']],
  ['Aaland, Mikkel', ['Mikkel Aaland']],
  ['ab Hugh, Dafydd', ['Dafydd ab Hugh']],
  ['García Márquez, Gabriel', ['Gabriel García Márquez']],
  ['J.K. Rowling, Mary GrandPré', ['J.K. Rowling', 'Mary GrandPré']],
  ['J.K. Rowling/Mary GrandPré', ['J.K. Rowling', 'Mary GrandPré']],
  ['Terry Pratchett & Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Terry Pratchett and Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Pratchett, Terry and Gaiman, Neil', ['Terry Pratchett', 'Neil Gaiman']],
  [
    'Abelson, Harold; Sussman, Gerald Jay | Sussman, Julie',
    ['Harold Abelson', 'Gerald Jay Sussman', 'Julie Sussman'],
  ],
  ['Abelson, Harold, Sussman, Gerald Jay', ['Harold Abelson', 'Gerald Jay Sussman']],
  ['Ann Leckie, Kate Elliott, and Martha Wells', ['Ann Leckie', 'Kate Elliott', 'Martha Wells']],
  ['King, Martin Luther, Jr.', ['Martin Luther King, Jr.']],
  ['Ford, Jr., Jerry Lee', ['Jerry Lee Ford, Jr.']],
  ['Sam Bass Warner, Jr./Sam B. Warner', ['Sam Bass Warner, Jr.', 'Sam B. Warner']],
  ['Piaget, Jean, 1896-1980.', ['Jean Piaget']],
  ['Better Homes and Gardens', ['Better Homes and Gardens']],
  ['Brown, Son & Ferguson', ['Brown, Son & Ferguson']],
  ['Travel Publications, Inc. Staff', ['Travel Publications, Inc. Staff']],
  ['Drawing Center (New York, N.Y.)', ['Drawing Center (New York, N.Y.)']],
  ['José Ortega y Gasset', ['José Ortega y Gasset']],
  ['村上春樹', ['村上春樹']],
  ['Jane  Smith et al.', ['Jane Smith']],
  ['Jane Smith; jane smith', ['Jane Smith']],
  ['Various', ['Various']],
  [' ; Unknown | - ', []],
])('%s', (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test('an inverted name is kept as the source gave it', () => {
  expect(parseAuthors('Le Guin, Ursula K.')).toEqual([
    { name: 'Ursula K. Le Guin', name_inverted: 'Le Guin, Ursula K.', role: 'A01' },
  ]);
  expect(parseAuthors('Ursula K. Le Guin')).toEqual([{ name: 'Ursula K. Le Guin', role: 'A01' }]);
});

test('a role in brackets is understood and taken out of the name', () => {
  expect(parseAuthors('Asimov, Isaac (ed.); Rose Doe (Illustrator); Ana Roe (Translator)')).toEqual([
    { name: 'Isaac Asimov', name_inverted: 'Asimov, Isaac', role: 'B01' },
    { name: 'Rose Doe', role: 'A12' },
    { name: 'Ana Roe', role: 'B06' },
  ]);
});

test('the style of the column settles what one value leaves open', () => {
  expect(nameStyle(['Suzanne Collins', 'Harper Lee', 'Hergé, Michael Turner', 'Dan Brown'])).toBe('direct');
  expect(names('Hergé, Michael Turner', 'direct')).toEqual(['Hergé', 'Michael Turner']);
  expect(nameStyle(['Aaland, Mikkel', 'Abbey, Barbara', 'Abnett, Dan', 'Goscinny'])).toBe('inverted');
  expect(names('Vargas Llosa, Mario Pedro', 'inverted')).toEqual(['Mario Pedro Vargas Llosa']);
  expect(names('Fraser, George, MacDonald', 'inverted')).toEqual(['George MacDonald Fraser']);
  expect(names('Gies, Frances & Joseph', 'inverted')).toEqual(['Frances Gies', 'Joseph Gies']);
  expect(nameStyle(['Plato', 'Homer'])).toBeUndefined();
});

test('an endless list is cut to a hundred names', () => {
  expect(names(Array.from({ length: 500 }, (_, i) => `Person Number${i}`).join('; '))).toHaveLength(100);
});
