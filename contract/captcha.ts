import { z } from 'zod';
import { action } from './action.ts';

export const captchaActions = {
  'captcha/challenge': action({
    summary:
      'A puzzle for the invisible human check; the browser solves it and sends the solution as `captcha`.',
    input: z.object({}),
    output: z.object({ provider: z.string(), challenge: z.record(z.string(), z.unknown()) }),
    refusals: [],
    who: 'anyone',
    atGate: true,
    session: 'none',
    changes: false,
    limit: { calls: 120, seconds: 600 },
  }),
};
