import type { AddCopies, SetCopies } from './cart-change.ts';
import type { Question } from './question.ts';

/** An answer to the question, and the change that it stands for. */
export interface QuestionAnswer {
  label: string;
  change: AddCopies | SetCopies;
}

/** What the question says: its heading, and its sentence before and after the title. */
export function questionWords(question: Question): { heading: string; before: string; after: string } {
  if (question.kind === 'large_print') {
    return {
      heading: 'Large print edition',
      before: 'This is the large print edition of',
      after: '. Is that the one you would like?',
    };
  }
  const { change, onhand, left, isExtraOrderable } = question;
  const inCart = onhand - left;
  const more = [
    inCart > 0 ? ` ${inCart} ${inCart === 1 ? 'is' : 'are'} in your cart already.` : '',
    isExtraOrderable ? ` We can order ${restWords(question)} for you.` : '',
  ];
  return {
    heading: `We only have ${onhand} in stock`,
    before: `You asked for ${change.quantity} ${change.quantity === 1 ? 'copy' : 'copies'} of`,
    after: `.${more.join('')}`,
  };
}

/** The answers beside 'Cancel', the one that gives most of what was asked for last. */
export function answersTo(question: Question): QuestionAnswer[] {
  if (question.kind === 'large_print') {
    const change = { ...question.change, large_print_confirmed: true };
    return [{ label: 'Add the large print edition', change }];
  }
  const { left, isExtraOrderable } = question;
  // The large print question comes before the one about stock.
  const change =
    question.change.intent === 'add' ? { ...question.change, large_print_confirmed: true } : question.change;
  const take = left === 1 ? 'Take the one we have' : `Take the ${left} we have`;
  const order = left > 0 ? `Take ${left} and order the rest` : `Order ${restWords(question)}`;
  return [
    ...(left > 0 ? [{ label: take, change: { ...change, quantity: left } }] : []),
    ...(isExtraOrderable ? [{ label: order, change: { ...change, order_rest: true } }] : []),
  ];
}

/** The copies that are not on hand, for one copy as for several. */
function restWords({ change, left }: Extract<Question, { kind: 'shortage' }>): string {
  const isOne = change.quantity - left === 1;
  if (left > 0) return isOne ? 'the other one' : 'the others';
  return isOne ? 'it' : 'them';
}
