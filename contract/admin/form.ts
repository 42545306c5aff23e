import { z } from 'zod';
import { action } from '../action.ts';
import { json, text } from '../form.ts';
import { anyId, changed, saved, thisVersion } from './versioned.ts';

const formLine = z.object({
  id: z.number(),
  version: z.number(),
  header: z.string(),
  element_count: z.number(),
  /** Unix seconds. */
  changed: z.number(),
});

const staffForm = formLine.extend({
  description: z.string(),
  /** As they are stored: see formElement in contract/custom-form.ts. */
  elements: z.array(z.unknown()),
});

export const staffFormActions = {
  'form/getList': action({
    summary: 'The forms of the store, by header.',
    input: z.object({}),
    output: z.object({ forms: z.array(formLine) }),
    refusals: [],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'form/get': action({
    summary: 'A form with its elements as they are stored.',
    input: anyId,
    output: staffForm,
    refusals: ['not_found'],
    who: { permission: 'content:read' },
    session: 'read',
    changes: false,
  }),
  'form/save': action({
    summary: 'Saves a form, a new one without id, and answers with it.',
    input: z.object({
      ...saved,
      header: text(300),
      description: text(2000).default(''),
      elements: json(z.array(z.unknown())),
    }),
    output: staffForm,
    refusals: [
      ...changed,
      'elements_missing',
      'too_many_elements',
      'invalid_element',
      'duplicate_element',
      'options_missing',
    ],
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
  'form/delete': action({
    summary: 'Deletes a form. What was sent with it stays; blocks that show it show nothing.',
    input: thisVersion,
    output: z.object({}),
    refusals: changed,
    who: { permission: 'content:write' },
    session: 'read',
    changes: true,
  }),
};
