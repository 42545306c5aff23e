import { type FormElement, mostElements, readElements } from '../../contract/custom-form.ts';
import { type FieldValues, textOf } from '../desk-submit.ts';

/** A question as its fields in the editor are filled in. */
export interface Question {
  /** '' = a new one. */
  id: string;
  type: FormElement['type'];
  label: string;
  required: boolean;
  /** A line each. */
  options: string;
}

/** New questions that a form can be given at once. */
const blankRows = 3;

/** The fields of a form, filled in as it is stored; empty ones for new questions follow. */
export function formValues(
  form: { header: string; description: string; elements: unknown[] } | null,
): FieldValues {
  const elements = readElements(form?.elements);
  const rows = elements.map(({ id, type, label, required, options }, i) => ({
    [`id_${i}`]: id,
    [`type_${i}`]: type,
    [`label_${i}`]: label,
    [`required_${i}`]: required ? 'on' : '',
    [`options_${i}`]: options.map((one) => one.label).join('\n'),
    [`place_${i}`]: String(i + 1),
  }));
  const count = Math.min(elements.length + blankRows, mostElements);
  return Object.assign(
    { header: form?.header ?? '', description: form?.description ?? '', count: String(count) },
    ...rows,
  );
}

/** How many questions the fields of a form have room for. */
export const rowCount = (values: FieldValues): number =>
  Math.min(Math.max(Math.trunc(Number(values.count)) || 0, 0), mostElements);

/** The questions of a sent form, in the order of their places; those without words are gone. */
export function readQuestions(form: FormData): Question[] {
  const rows = Array.from({ length: rowCount({ count: textOf(form, 'count') }) }, (_, i) => ({
    place: Number(textOf(form, `place_${i}`)) || mostElements + 1 + i,
    question: {
      id: textOf(form, `id_${i}`),
      type: (textOf(form, `type_${i}`) || 'text') as FormElement['type'],
      label: textOf(form, `label_${i}`).trim(),
      required: form.has(`required_${i}`),
      options: textOf(form, `options_${i}`),
    },
  }));
  return rows
    .filter(({ question }) => question.label !== '')
    .sort((a, b) => a.place - b.place)
    .map(({ question }) => question);
}

/** Elements as they are stored: what the editor does not show of a stored one, such as its placeholder, stays. */
export function storedElements(questions: readonly Question[], stored: readonly unknown[]): object[] {
  const before = new Map(stored.map((one) => [(one as { id?: unknown } | null)?.id, one as object]));
  const taken = new Set(questions.map(({ id }) => id));
  return questions.map(({ id, type, label, required, options }) => ({
    ...before.get(id || null),
    id: id || freeId(label, taken),
    type,
    label,
    required,
    options: isChoice(type) ? linesOf(options).map((one) => ({ label: one })) : [],
  }));
}

const isChoice = (type: string) => type === 'select' || type === 'radio';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** 'your_name' for 'Your name', or with a number the first that no other question has. */
function freeId(label: string, taken: Set<string>): string {
  const plain = label
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const name = plain.slice(0, 40).trim().replaceAll(' ', '_') || 'question';
  let id = name;
  for (let n = 2; taken.has(id); n++) id = `${name}_${n}`;
  taken.add(id);
  return id;
}
