import { z } from 'zod';
import { action } from '../action.ts';

export const staffPrivacyActions = {
  'privacy/getState': action({
    summary: 'How long the installation keeps what it deletes by itself, and what the last tidying deleted.',
    input: z.object({}),
    output: z.object({
      /** Days that the installation keeps sent mails, at the longest. */
      mail_days: z.number(),
      /** The last time that the rules of the store were applied; null = never yet. `at`: Unix seconds. */
      last: z.object({ at: z.number(), deleted: z.record(z.string(), z.number()) }).nullable(),
    }),
    refusals: [],
    who: { permission: 'settings:read' },
    session: 'read',
    changes: false,
  }),
};
