import { withoutControls } from '../../contract/control-characters.ts';
import type { FormAnswer, FormElement } from '../../contract/custom-form.ts';
import type { FormValue } from '../../contract/custom-form-rules.ts';
import * as m from '../../messages/compiled/messages.js';

/** What was put into each element, in words; '' for one that was left empty. */
export function answersTo(
  elements: readonly FormElement[],
  values: ReadonlyMap<string, FormValue>,
): FormAnswer[] {
  return elements.map((e) => ({ label: e.label || e.id, value: answerTo(e, values.get(e.id)) }));
}

export function answerTo({ type }: FormElement, value: FormValue | undefined): string {
  if (type === 'checkbox') return value === true ? m.common_yes() : m.common_no();
  return typeof value === 'string' ? withoutControls(value).trim() : '';
}
