import { beforeEach, expect, test, vi } from 'vitest';
import { dropCopy, keepCopy, newKey, placeOf, readCopies } from './kept-copy.ts';
import { begunAgain, editorPath } from './saver-state.ts';

const page = { id: 3, version: 2, path: '/about' };
const draft = { id: 7, version: 1, publish_at: null };
const data = { root: {}, content: [] };

/** Like that of browsers: what is stored are its own properties. */
class Storage {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    if (value.length > 1000) throw new Error('QuotaExceededError');
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
});

test('each window keeps a copy of its own, and finds those of the same page, the newest first', () => {
  const begun = { page, draft };
  const copy = (at: number) => ({ place: placeOf(begun), begun, at, data });
  for (const at of [1, 3, 2]) keepCopy(newKey(`window ${at}`), copy(at));
  keepCopy(newKey('other'), { ...copy(9), place: 'page 4' });
  localStorage.setItem(newKey('broken'), '{');
  localStorage.setItem('theme', 'dark');
  expect(readCopies('page 3').map(({ at }) => at)).toEqual([3, 2, 1]);
  dropCopy(newKey('window 3'));
  expect(readCopies('page 3').map(({ key }) => key)).toEqual([newKey('window 2'), newKey('window 1')]);
});

test('it says when the browser has no room, or keeps nothing', () => {
  const copy = { place: 'new', begun: { page: null, draft: null }, at: 1, data };
  expect(keepCopy(newKey('a'), copy)).toBe(true);
  expect(keepCopy(newKey('b'), { ...copy, place: 'x'.repeat(2000) })).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(keepCopy(newKey('a'), copy)).toBe(false);
  expect(readCopies('new')).toEqual([]);
  dropCopy(newKey('a'));
});

test('a page, the draft of a new one, and a new page have places and addresses', () => {
  const all = [
    { page, draft },
    { page: null, draft },
    { page: null, draft: null },
  ];
  expect(all.map(placeOf)).toEqual(['page 3', 'draft 7', 'new']);
  expect(all.map(editorPath)).toEqual(['/admin/pages/3', '/admin/pages/new?draft=7', '/admin/pages/new']);
});

test('what someone keeps goes on from what the shop has now', () => {
  const state = { begun: { page, draft }, isUnsaved: true, isSaving: false, isPublishing: false, done: null };
  const newer = { id: 8, version: 4, changed: 1 };
  expect(begunAgain({ ...state, problem: { kind: 'newer', newer } })).toEqual({
    ...{ page, draft: { id: 8, version: 4, publish_at: null } },
  });
  expect(begunAgain({ ...state, problem: { kind: 'draft_gone' } })).toEqual({ page, draft: null });
  expect(begunAgain({ ...state, problem: { kind: 'page_gone' } })).toEqual({ page: null, draft: null });
});
