import { z } from 'zod';

/** What an action with `download: true` answers; over HTTP it is the file itself. */
export const download = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array),
});
