import { expect, test } from 'vitest';
import { whereToLook } from './where-to-look.ts';

const here = { PORT: 3000, HOST: '127.0.0.1', BASE_URL: '' };
const cove = { name: 'Cove Books', webstoreName: 'books', origin: 'http://books.example:3000' };
const hill = { name: 'Hill Books', webstoreName: 'hill', origin: 'http://hill.example:3000' };

test('an empty database says how to make a store, and where it can be seen then', () => {
  const [make, then] = whereToLook([], here);
  expect(make).toContain('npx handsell store create');
  expect(then).toContain('http://localhost:3000');
  expect(then).toContain('start again');
});

test('a store whose name does not lead here yet has an address that opens on this machine', () => {
  expect(whereToLook([cove, hill], here)).toEqual([
    'Cove Books: http://localhost:3000 on this machine; http://books.example:3000 once that name leads here',
    'Hill Books: http://hill.localhost:3000 on this machine; http://hill.example:3000 once that name leads here',
  ]);
  const [line] = whereToLook([cove], { ...here, HOST: '192.168.1.5' });
  expect(line).toContain('http://192.168.1.5:3000 on this machine');
});

test('a store that is on the web, or at a name of this machine, has one address', () => {
  const onTheWeb = { ...cove, origin: 'https://books.example' };
  expect(whereToLook([onTheWeb], { ...here, BASE_URL: 'https://books.example' })).toEqual([
    'Cove Books: https://books.example',
  ]);
  expect(whereToLook([{ ...cove, origin: 'http://books.localhost:3000' }], here)).toEqual([
    'Cove Books: http://books.localhost:3000',
  ]);
});
