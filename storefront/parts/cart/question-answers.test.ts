import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AddCopies } from './cart-change.ts';
import { type Question, shortageOf } from './question.ts';
import { answersTo, questionHeading } from './question-answers.ts';
import { QuestionText } from './question-parts.tsx';

const book: AddCopies = { intent: 'add', eisbn: '9780000000002', condition: 'NEW', quantity: 1 };

/** What is read of a shortage: its sentence around the title, and its answers. */
function shown(quantity: number, onhand: number, inCart: number, isExtraOrderable = true, isLoggedIn = true) {
  const question = shortageOf({ ...book, quantity }, { onhand, inCart, isExtraOrderable });
  if (!question) return null;
  const html = renderToStaticMarkup(QuestionText({ question, title: 'it' }));
  return {
    heading: questionHeading(question),
    text: html.replace(/<[^>]*>/g, ''),
    answers: answersTo(question, isLoggedIn).map(({ label }) => label),
  };
}

test('one copy, when the last one is in the cart already, is one copy', () => {
  expect(shown(1, 1, 1)).toEqual({
    heading: 'We only have 1 in stock',
    text: 'You asked for 1 copy of it. 1 is already in your cart. We can order it for you.',
    answers: ['Order it'],
  });
});

test('several copies, with none left, are all ordered', () => {
  expect(shown(3, 2, 2)).toMatchObject({
    text: 'You asked for 3 copies of it. 2 are already in your cart. We can order them for you.',
    answers: ['Order them'],
  });
});

test('what is left is taken, and the rest ordered', () => {
  expect(shown(5, 2, 0)).toMatchObject({
    text: 'You asked for 5 copies of it. We can order the others for you.',
    answers: ['Take the 2 we have', 'Take 2 and order the rest'],
  });
  expect(shown(2, 1, 0)).toMatchObject({
    text: 'You asked for 2 copies of it. We can order the other one for you.',
    answers: ['Take the one we have', 'Take 1 and order the rest'],
  });
});

test('guests read which answer takes an account', () => {
  expect(shown(5, 3, 0, true, false)?.answers).toEqual([
    'Take the 3 we have',
    'Take 3 and order the rest (with an account)',
  ]);
  expect(shown(1, 1, 1, true, false)?.answers).toEqual(['Order it (with an account)']);
});

test('nothing is promised of a book that cannot be ordered, and nothing asked when none is left of it', () => {
  expect(shown(5, 2, 1, false)).toMatchObject({
    text: 'You asked for 5 copies of it. 1 is already in your cart.',
    answers: ['Take the one we have'],
  });
  expect(shown(1, 2, 2, false)).toBeNull();
  expect(shown(2, 3, 1)).toBeNull();
  expect(shown(2, 0, 0)).toBeNull();
});

test('an answer about a line sets the line', () => {
  const change = { intent: 'set', cart_id: 7, eisbn: book.eisbn, quantity: 5 } as const;
  const question = shortageOf(change, { onhand: 3, inCart: 0, isExtraOrderable: true }) as Question;
  expect(answersTo(question, true).map((answer) => answer.change)).toEqual([
    { ...change, quantity: 3 },
    { ...change, order_rest: true },
  ]);
});
