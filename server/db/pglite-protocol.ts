import type { PlainError } from './plain-error.ts';

/** Requests from the main thread to the PGlite thread, and the replies. */
export type Request =
  | {
      id: number;
      op: 'query';
      text: string;
      params: readonly unknown[] | undefined;
      name: string | undefined;
    }
  | { id: number; op: 'exec'; text: string }
  | { id: number; op: 'close' };

export interface Reply {
  id: number;
  rows?: Record<string, unknown>[];
  error?: PlainError;
}

/** The thread ended itself with this code because its disk is full. */
export const diskFullExit = 28;
