import { expect, it } from 'vitest';
import { readShortcuts } from './read-shortcuts.ts';

it('keeps short addresses that lead to a page of the shop or of another site (APP-031)', () => {
  const stored = {
    kids: '/lists/5',
    '/tickets/': 'https://elsewhere.test/a?b=c#d',
    'kids/teens': 'lists/6 ',
    news: 'HTTP://elsewhere.test',
  };
  expect(readShortcuts(stored)).toEqual({
    kids: '/lists/5',
    tickets: 'https://elsewhere.test/a?b=c#d',
    'kids/teens': '/lists/6',
    news: 'HTTP://elsewhere.test',
  });
});

it.each([[undefined], [null], ['/kids'], [7], [['/kids']]])('finds none in %j', (stored) => {
  expect(readShortcuts(stored)).toEqual({});
});

it('leaves out what leads nowhere, out of the web or round in a circle', () => {
  const stored = {
    '': '/kids',
    '/': '/kids',
    number: 5,
    nothing: null,
    empty: ' ',
    object: { path: '/kids' },
    script: 'javascript:alert(1)',
    other: '//elsewhere.test/',
    broken: 'https://',
    self: '/self/',
    one: '/two',
    two: 'one?again',
    three: '/one',
    kept: '/kids',
  };
  expect(readShortcuts(stored)).toEqual({ kept: '/kids' });
});

it('leads past other short addresses, with what the last one asks for', () => {
  const stored = {
    kids: 'young?new=1',
    young: 'teens',
    teens: '/lists/5?page=2',
    away: 'out',
    out: 'https://a.test/',
  };
  expect(readShortcuts(stored)).toEqual({
    kids: '/lists/5?page=2',
    young: '/lists/5?page=2',
    teens: '/lists/5?page=2',
    away: 'https://a.test/',
    out: 'https://a.test/',
  });
});
