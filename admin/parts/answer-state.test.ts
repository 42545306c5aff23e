import { expect, test } from 'vitest';
import { answersAsked, answersPath } from './answer-state.ts';

const asked = (query: string) => answersAsked(new URLSearchParams(query));

test('shows what is to be answered, and words in all answers', () => {
  expect(asked('')).toEqual({ state: 'open', term: '' });
  expect(asked('q= tide ')).toEqual({ state: 'all', term: 'tide' });
  expect(asked('q=tide&state=open&form=7&after=9')).toEqual({
    state: 'open',
    term: 'tide',
    form_id: 7,
    after: 9,
  });
  expect(asked('state=lost&form=x&after=-1')).toEqual({ state: 'open', term: '' });
});

test('leads to the same list again', () => {
  const list = { state: 'answered', term: 'a&b', form_id: 7, after: 9 } as const;
  expect(asked(answersPath(list).split('?')[1] ?? '')).toEqual(list);
});
