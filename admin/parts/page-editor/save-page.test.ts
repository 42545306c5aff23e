import { expect, test } from 'vitest';
import { fieldOf, outcomeOf } from './save-page.ts';

test('the answer of a save says what came of it', () => {
  expect(outcomeOf({ id: 3, version: 2, path: '/a' })).toMatchObject({
    kind: 'saved',
    page: { id: 3, version: 2 },
  });
  expect(outcomeOf({ error: 'Log in.', error_code: 'login_required' })).toEqual({ kind: 'logged_out' });
  const newer = { id: 3, version: 4, changed: 1_700_000_000 };
  expect(outcomeOf({ error: 'Changed.', error_code: 'stale', error_data: { newer } })).toEqual({
    kind: 'newer',
    newer,
  });
  const blocks = [{ position: 2, field: 'height' }];
  const wrong = { error: 'Block 2: please check “Height”.', error_code: 'invalid_block' };
  expect(outcomeOf({ ...wrong, error_data: { blocks } })).toEqual({
    ...{ kind: 'refused', code: 'invalid_block', sentence: wrong.error, blocks },
  });
  expect(outcomeOf({ error: 'Busy.', error_code: 'http_503' })).toMatchObject({
    kind: 'refused',
    blocks: [],
  });
});

test.each([
  ['title_missing', 'title'],
  ['path_taken', 'path'],
  ['home_page', 'path'],
  ['invalid_block', undefined],
])('the refusal %s is about %s', (code, field) => {
  expect(fieldOf(code)).toBe(field);
});
