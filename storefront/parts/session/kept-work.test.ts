import { beforeEach, expect, test, vi } from 'vitest';
import { dropWork, forgetBrowsing, keepWork, keptWork } from './kept-work.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
    clear: () => kept.clear(),
  });
});

const keep = () => keepWork({ account: '7-7', place: '/import', work: { rows: ['9780439023481'] } });

test('unfinished work comes back to the same customer in the same place', () => {
  keep();
  forgetBrowsing('7-7');
  expect(keptWork('7-7', '/import')).toEqual({ rows: ['9780439023481'] });
  expect(keptWork('7-7', '/import?list=1')).toBeNull();
  dropWork();
  expect(keptWork('7-7', '/import')).toBeNull();
});

test.each([
  ['a logout', ''],
  ['the login of another customer', '8-8'],
])('%s forgets it, with all else', (_what, account) => {
  keep();
  sessionStorage.setItem('view', 'grid');
  forgetBrowsing(account);
  expect([keptWork('7-7', '/import'), sessionStorage.getItem('view')]).toEqual([null, null]);
});

test('a browser that stores nothing loses nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keep();
  forgetBrowsing('7-7');
  dropWork();
  expect(keptWork('7-7', '/import')).toBeNull();
});
