import { z } from 'zod';
import { action } from '../action.ts';
import { formAnswer } from '../custom-form.ts';
import { flag, id, int, text } from '../form.ts';

/** Which answers: those that no one has answered, those that someone has, or all. */
export const answerStates = ['open', 'answered', 'all'] as const;

/** What a reader sent with a form. */
const staffAnswer = z.object({
  id: z.number(),
  /** null = the form was deleted. */
  form_id: z.number().nullable(),
  /** The form's heading as the reader saw it. */
  header: z.string(),
  /** As the reader saw them, even if the form has changed since. */
  answers: z.array(formAnswer),
  /** Unix seconds. */
  sent: z.number(),
  is_read: z.boolean(),
  /** Who has answered it, '' = no one, and when, in Unix seconds. */
  answered_by: z.string(),
  answered: z.number().nullable(),
});

const answerId = () => int(1, Number.MAX_SAFE_INTEGER);
const filter = {
  state: z.enum(answerStates).default('all'),
  form_id: id().optional(),
  /** Words of what was typed into the form. */
  term: text(200).default(''),
  /** The id of the last one of the page before. */
  after: answerId().optional(),
};
/** `next`: `after` of the next page; null = this is the last. */
const page = z.object({ answers: z.array(staffAnswer), next: z.number().nullable() });
const change = { session: 'read', changes: true } as const;

export const formAnswerActions = {
  'form/getAnswers': action({
    summary: 'What readers sent with the forms of the store, the newest first.',
    input: z.object({ ...filter, limit: int(1, 100).default(25) }),
    output: page.extend({
      /** How many no one has opened, and how many no one has answered; of each, at most 1,000 are counted. */
      unread: z.number(),
      open: z.number(),
    }),
    refusals: [],
    who: { permission: 'answers:read' },
    session: 'read',
    changes: false,
  }),
  'form/getAnswer': action({
    summary: 'One of these. It counts as read from now on.',
    input: z.object({ id: answerId() }),
    output: staffAnswer,
    refusals: ['not_found'],
    who: { permission: 'answers:read' },
    session: 'read',
    changes: false,
  }),
  'form/markAnswered': action({
    summary: 'Marks what a reader sent as answered, or with answered = false as still to be answered.',
    input: z.object({ id: answerId(), answered: flag().default(true) }),
    output: staffAnswer,
    refusals: [
      'not_found',
      /** Someone else was faster. */
      'already_answered',
    ],
    who: { permission: 'answers:write' },
    ...change,
  }),
  'form/exportAnswers': action({
    summary: 'The same as form/getAnswers in larger pages, for a file. It leaves an entry in the audit log.',
    input: z.object({ ...filter, limit: int(1, 1000).default(1000) }),
    output: page,
    refusals: [],
    who: { permission: 'customers:write' },
    session: 'read',
    changes: false,
  }),
  'form/deleteAnswer': action({
    summary: 'Deletes what a reader sent, and the mail about it.',
    input: z.object({ id: answerId() }),
    output: z.object({}),
    refusals: ['not_found'],
    who: { permission: 'customers:write' },
    ...change,
  }),
  'form/deleteOldAnswers': action({
    summary: 'Deletes all that readers sent longer ago than so many days, and the mails about it.',
    input: z.object({ days: int(30, 3650) }),
    output: z.object({ deleted: z.number() }),
    refusals: [],
    who: { permission: 'customers:write' },
    ...change,
  }),
};
