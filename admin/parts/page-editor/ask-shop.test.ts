import { expect, test } from 'vitest';
import { answerOf, fieldOf } from './ask-shop.ts';

test('an answer says what came of a call', () => {
  expect(answerOf({ id: 3, version: 2 })).toEqual({ kind: 'done', value: { id: 3, version: 2 } });
  expect(answerOf({ error: 'Log in.', error_code: 'login_required' })).toEqual({ kind: 'logged_out' });
  expect(answerOf({ error: 'It is gone.', error_code: 'not_found' })).toEqual({ kind: 'gone' });
  const newer = { id: 3, version: 4, changed: 1_700_000_000, by: 'Noor' };
  expect(answerOf({ error: 'Changed.', error_code: 'stale', error_data: { newer } })).toEqual({
    ...{ kind: 'newer', code: 'stale', newer },
  });
  const blocks = [{ position: 2, field: 'height' }];
  const wrong = { error: 'Block 2: please check “Height”.', error_code: 'invalid_block' };
  expect(answerOf({ ...wrong, error_data: { blocks } })).toEqual({
    ...{ kind: 'refused', code: 'invalid_block', sentence: wrong.error, blocks },
  });
  expect(answerOf({ error: 'No.', error_code: 'not_allowed' })).toMatchObject({
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
