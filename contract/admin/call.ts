import type { z } from 'zod';
import type { Answer } from '../action.ts';
import type { AdminActionName, AdminOutput, AdminRefusal, adminActions } from './actions.ts';

/** The typed client of the back office, in process (server/admin/api.ts). Resolves and throws as `Call` does. */
export type AdminCall = <N extends AdminActionName>(
  name: N,
  input: z.input<(typeof adminActions)[N]['input']>,
  options?: { uuid?: string },
) => Promise<Answer<AdminOutput<N>, AdminRefusal<N>>>;
