import { z } from 'zod';
import { withoutControls } from '../../contract/control-characters.ts';
import { type FormElement, formElement, mostElements } from '../../contract/custom-form.ts';
import { refuse } from '../call/refusal.ts';

export interface NewForm {
  header: string;
  description: string;
  elements: readonly unknown[];
}

/** An element as it is stored; what it leaves out is as `formElement` says. */
export type StoredElement = Pick<FormElement, 'id' | 'type' | 'label'> & Partial<FormElement>;

const fields: Record<string, z.ZodType> = formElement.shape;

/** Without the fallbacks with which stored elements are read. */
const strictElement = z.strictObject({
  ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, strict(field).optional()])),
  id: z.string().regex(/^[\w-]{1,60}$/),
  type: formElement.shape.type,
  label: z.string().trim().min(1).max(300),
});

function strict(field: z.ZodType): z.ZodType {
  if (field instanceof z.ZodCatch) return field.unwrap() as z.ZodType;
  return field instanceof z.ZodPipe ? strict(field.in as z.ZodType) : field;
}

/**
 * A form as it is stored: with elements that can be shown and answered.
 *
 * @throws the refusals `elements_missing`, `too_many_elements`, `invalid_element`, `duplicate_element` and `options_missing`;
 * their data names the `elements` by position, which begins with 1, and field.
 */
export function checkForm({
  header,
  description,
  elements,
}: NewForm): NewForm & { elements: StoredElement[] } {
  if (elements.length === 0) throw refuse('elements_missing', 'Please add something to ask to the form.');
  if (elements.length > mostElements) {
    throw refuse(
      'too_many_elements',
      `A form asks at most ${mostElements} things; this one ${elements.length}.`,
    );
  }
  const checked = elements.map((element, i) => checkElement(element, i + 1));
  const ids = checked.map(({ id }) => id);
  const second = ids.findIndex((id, i) => ids.indexOf(id) !== i);
  if (second !== -1) throw wrong('duplicate_element', 'has the id of another one', second + 1, 'id');
  return { header, description, elements: checked };
}

function checkElement(element: unknown, position: number): StoredElement {
  const { success, data, error } = strictElement.safeParse(withoutControlsIn(element));
  if (!success) {
    const [issue] = error.issues;
    const field = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    const what = field?.split('.')[0]?.replaceAll('_', ' ') || 'settings';
    throw wrong('invalid_element', `is not right: please check its ${what}`, position, field);
  }
  const checked = data as StoredElement;
  const { type, options = [] } = checked;
  const isChoice = type === 'select' || type === 'radio';
  if (isChoice && options.length === 0) {
    throw wrong('options_missing', 'needs something to choose from', position, 'options');
  }
  if (new Set(options.map(({ label }) => label.trim())).size < options.length) {
    throw wrong('invalid_element', 'has an option twice', position, 'options');
  }
  return checked;
}

const wrong = (code: string, what: string, position: number, field = '') =>
  refuse(code, `Element ${position} ${what}.`, { elements: [{ position, field }] });

/** The same value with clean texts: databases keep no NUL. */
function withoutControlsIn(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value ?? null), (_, one) =>
    typeof one === 'string' ? withoutControls(one).toWellFormed() : one,
  );
}
