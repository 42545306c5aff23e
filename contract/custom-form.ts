import { z } from 'zod';
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
    .transform((s) => s || 'This field is required'),
  rows: z.number().int().min(1).max(30).catch(3),
  options: z
    .array(z.object({ label: z.string().min(1).max(200) }))
    .max(100)
    .catch([]),
});
export type FormElement = z.output<typeof formElement>;

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
