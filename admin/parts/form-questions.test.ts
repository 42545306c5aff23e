import { expect, test } from 'vitest';
import { formValues, readQuestions, rowCount, storedElements } from './form-questions.ts';

const stored = [
  { id: 'name', type: 'text', label: 'Your name', required: true, placeholder: 'Ada', max_length: 80 },
  { id: 'about', type: 'radio', label: 'About', options: [{ label: 'Books' }, { label: 'Else' }] },
];

/** The form as a browser sends it, with what was changed. */
function sent(changes: Record<string, string> = {}): FormData {
  const form = new FormData();
  const values = { ...formValues({ header: 'Ask us', description: '', elements: stored }), ...changes };
  for (const [name, value] of Object.entries(values))
    if (!name.startsWith('required_') || value) form.set(name, value);
  return form;
}

test('a form that was not changed stays as it is stored, with what the editor does not show', () => {
  expect(storedElements(readQuestions(sent()), stored)).toEqual([
    { ...stored[0], options: [] },
    { ...stored[1], required: false },
  ]);
});

test('questions are moved, removed and added, each new one with an id of its own', () => {
  const changes = {
    place_0: '2',
    place_1: '1',
    label_2: ' Your name! ',
    type_2: 'select',
    options_2: 'A\r\n\n B ',
  };
  expect(storedElements(readQuestions(sent({ ...changes, label_3: '¿?' })), stored)).toMatchObject([
    { id: 'about' },
    { id: 'name' },
    { id: 'your_name', label: 'Your name!', type: 'select', options: [{ label: 'A' }, { label: 'B' }] },
    { id: 'question', type: 'text', required: false, options: [] },
  ]);
  expect(storedElements(readQuestions(sent({ label_0: ' ', label_2: 'Name' })), stored)).toMatchObject([
    { id: 'about' },
    { id: 'name', label: 'Name' },
  ]);
  // Beside the stored one.
  expect(
    storedElements(readQuestions(sent({ label_2: 'Name' })), stored).map((one) => (one as { id: string }).id),
  ).toEqual(['name', 'about', 'name_2']);
});

test('takes no more questions than a form may have, whatever is sent', () => {
  expect(rowCount({ count: '1e9' })).toBe(60);
  expect(rowCount({ count: 'x' })).toBe(0);
  expect(readQuestions(sent({ count: '-1' }))).toEqual([]);
  expect(formValues(null)).toEqual({ header: '', description: '', count: '3' });
});
