import { priceTyped } from '../contract/amount-typed.ts';
import * as m from '../messages/compiled/messages.js';
import { textOf } from './desk-submit.ts';

/** Reads the fields of a form. What can't be read is undefined, like an empty field, and has a sentence in `problems`. */
export function typedValues(form: FormData) {
  const problems: Record<string, string> = {};
  const text = (name: string) => textOf(form, name).trim();
  const read = (name: string, parse: (typed: string) => number | null, wrong: () => string) => {
    if (text(name) === '') return undefined;
    const n = parse(text(name));
    if (n === null) problems[name] = wrong();
    return n ?? undefined;
  };
  return {
    problems,
    text,
    /** Cents. */
    money: (name: string) => read(name, priceTyped, m.desk_amount_wrong),
    whole: (name: string) => read(name, wholeTyped, m.desk_number_wrong),
  };
}

const wholeTyped = (typed: string): number | null => (/^\d{1,9}$/.test(typed) ? Number(typed) : null);
