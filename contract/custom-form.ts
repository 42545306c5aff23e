import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { action } from './action.ts';
import { id, json } from './form.ts';

const elementTypes = [
  'text',
  'textarea',
  'email',
  'phone',
  'date',
  'daymonth',
  'select',
  'checkbox',
  'radio',
] as const;

/** An element of a form (FORM-002 to FORM-004), with the documents' defaults where the stored one lacks something. */
export const formElement = z.object({
  id: z.string().min(1).max(60),
  type: z.enum(elementTypes),
  label: z.string().max(300).catch(''),
  description: z.string().max(1000).catch(''),
  placeholder: z.string().max(200).catch(''),
  max_length: z.number().int().min(1).max(5000).nullable().catch(null),
  required: z.boolean().catch(false),
  required_message: z
    .string()
    .max(200)
    .catch('')
    .transform((s) => s || m.form_answer_required()),
  rows: z.number().int().min(1).max(30).catch(3),
  options: z
    .array(z.object({ label: z.string().min(1).max(200) }))
    .max(100)
    .catch([]),
});
export type FormElement = z.output<typeof formElement>;

/** The elements of a stored form that can be read; the others, and second ones of the same id, are left out. */
export function readElements(stored: unknown): FormElement[] {
  const some = Array.isArray(stored) ? stored.slice(0, mostElements) : [];
  const elements = some.flatMap((one) => formElement.safeParse(one).data ?? []);
  return elements.filter((e, i) => elements.findIndex((other) => other.id === e.id) === i);
}
/** How many elements of a form are shown. */
export const mostElements = 60;

/** A form of the checkout (ENTITY-108). `override_po_id`: the element that stands for 'Purchase Order #'; '' = none. */
export const checkoutForm = z.object({
  header: z.string(),
  description: z.string(),
  elements: z.array(formElement),
  override_po_id: z.string(),
});
export type CheckoutForm = z.output<typeof checkoutForm>;

/** One for each delivery type that may have one (FORM-019). */
export const checkoutForms = z.object({
  form_pickup: checkoutForm.nullable(),
  form_custom_pickup: checkoutForm.nullable(),
  form_ship: checkoutForm.nullable(),
  form_custom_ship: checkoutForm.nullable(),
});
export type CheckoutForms = z.output<typeof checkoutForms>;

/** Forms as they are stored, whatever that is; null for one that asks nothing. */
export function readCheckoutForms(stored: unknown): CheckoutForms {
  const forms = recordOf(stored);
  const read = (index: keyof CheckoutForms): CheckoutForm | null => {
    const { header, description, elements, override_po_id } = recordOf(forms[index]);
    const asked = readElements(elements);
    if (asked.length === 0) return null;
    const words = (value: unknown) => (typeof value === 'string' ? value : '');
    return {
      header: words(header),
      description: words(description),
      elements: asked,
      override_po_id: words(override_po_id),
    };
  };
  return {
    form_pickup: read('form_pickup'),
    form_custom_pickup: read('form_custom_pickup'),
    form_ship: read('form_ship'),
    form_custom_ship: read('form_custom_ship'),
  };
}

const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

/** What was put into an element, under the label that the reader saw. */
export const formAnswer = z.object({ label: z.string(), value: z.string() });
export type FormAnswer = z.output<typeof formAnswer>;

export const customForm = z.object({
  form_id: z.number(),
  header: z.string(),
  description: z.string(),
  elements: z.array(formElement),
});
export type CustomForm = z.output<typeof customForm>;

export const customFormActions = {
  'settings/custom_forms/get': action({
    summary: 'A form that the shop has made.',
    input: z.object({ form_id: id() }),
    output: customForm,
    refusals: ['not_found'],
    who: 'anyone',
    session: 'none',
    changes: false,
  }),
  'custom_form/submit': action({
    summary:
      'Sends a form to the shop. `data` is a list of {id, value}; a ticked checkbox has the value true.',
    input: z.object({
      form_id: id(),
      data: json(
        z
          .array(z.object({ id: z.string().max(60), value: z.union([z.string().max(10_000), z.boolean()]) }))
          .max(100),
      ),
    }),
    output: z.object({}),
    refusals: ['not_found', 'invalid_form'],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 6, seconds: 300 },
  }),
};
