import { expect, test } from 'vitest';
import { formElement, readElements } from '../../contract/custom-form.ts';
import { Refusal } from '../call/refusal.ts';
import { checkForm } from './check-form.ts';

const name = { id: 'name', type: 'text', label: 'Your name' };
const form = (...elements: unknown[]) => ({ header: 'Ask us', description: '', elements });

/** The code, and the position and field of the element that it names. */
function refusalOf(...elements: unknown[]): string {
  try {
    checkForm(form(...elements));
    return 'none';
  } catch (e) {
    if (!(e instanceof Refusal)) throw e;
    expect(e.message).toMatch(/^[A-Z].*\.$/);
    const [one] =
      (e.data as { elements?: { position: number; field: string }[] } | undefined)?.elements ?? [];
    return one ? `${e.code} ${one.position} ${one.field}` : e.code;
  }
}

test.each([
  [[], 'elements_missing'],
  [Array(61).fill(name), 'too_many_elements'],
  [[name, name], 'duplicate_element 2 id'],
  [[name, null], 'invalid_element 2 settings'],
  [[name, { ...name, id: 7 }], 'invalid_element 2 id'],
  [[{ ...name, id: 'my name' }], 'invalid_element 1 id'],
  [[{ ...name, type: 'file' }], 'invalid_element 1 type'],
  [[{ ...name, label: ' ' }], 'invalid_element 1 label'],
  [[{ ...name, max_length: 0 }], 'invalid_element 1 max_length'],
  [[{ ...name, required: 'yes' }], 'invalid_element 1 required'],
  [[{ ...name, required_message: 7 }], 'invalid_element 1 required_message'],
  [[{ ...name, colour: 'red' }], 'invalid_element 1 colour'],
  [[{ ...name, type: 'select' }], 'options_missing 1 options'],
  [[{ ...name, type: 'radio', options: [] }], 'options_missing 1 options'],
  [[{ ...name, type: 'radio', options: [{ label: '' }] }], 'invalid_element 1 options.0.label'],
  [[{ ...name, type: 'radio', options: [{ label: 'A' }, { label: 'A ' }] }], 'invalid_element 1 options'],
])('elements %j: %s', (elements, refusal) => {
  expect(refusalOf(...elements).replace(/ $/, ' settings')).toBe(refusal);
});

test('reads a stored form as it was saved, with defaults for missing values', () => {
  const elements = [
    { ...name, required: true, required_message: 'Please', max_length: 80, placeholder: 'A\u0000da' },
    { id: 'day', type: 'daymonth', label: 'Birthday', description: 'Day and month' },
    { id: 'what', type: 'radio', label: 'What?', options: [{ label: 'Books' }, { label: 'Else' }] },
  ];
  const stored = checkForm(form(...elements)).elements;
  expect(stored[0]).toEqual({ ...elements[0], placeholder: 'Ada' });
  expect(stored.slice(1)).toEqual(elements.slice(1));
  expect(readElements(stored)).toEqual(stored.map((element) => formElement.parse(element)));
});
