import { z } from 'zod';
import * as m from '../messages/compiled/messages.js';
import { action } from './action.ts';
import { text } from './form.ts';

export const newsletterActions = {
  'newsletter/subscribe': action({
    summary:
      'Passes a sign-up on to the newsletter service of a block; answers with what the service says. What it accepts is noted.',
    input: z.object({
      /** Page and block whose form it is: where it posts to is the shop's to say. */
      path: text(300),
      block_id: text(100),
      EMAIL: text(200).pipe(z.email({ error: () => m.form_email_invalid() })),
      FNAME: text(50).optional(),
      LNAME: text(50).optional(),
      PHONE: text(30).optional(),
    }),
    output: z.object({ message: z.string() }),
    refusals: ['not_found', 'not_subscribed'],
    who: 'anyone',
    session: 'read',
    changes: true,
    limit: { calls: 6, seconds: 60 },
  }),
};
