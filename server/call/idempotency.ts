import { createHash } from 'node:crypto';
import * as m from '../../messages/compiled/messages.js';
import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
import { claimKey, keepAnswer, readAnswer } from './queries.ts';
import { refuse } from './refusal.ts';

export interface CallKey {
  /** Whose key it is: the same uuid of another session is another call. */
  caller: string;
  uuid: string;
  action: string;
  input: unknown;
}

/** How an answer is kept: as JSON text; null when what was kept cannot be read any more. */
export interface Keeping {
  pack(json: string): string;
  unpack(kept: string): string | null;
}

export const plain: Keeping = { pack: (json) => json, unpack: (kept) => kept };

/** For answers with secrets: sealed, so that only this installation can read them. */
export function sealedAs(secret: SecretKey, action: string): Keeping {
  return {
    pack: (json) => JSON.stringify(secret.seal(`answer of ${action}`, json)),
    unpack: (kept) => secret.open(`answer of ${action}`, String(JSON.parse(kept))),
  };
}

/** Whether a call under this key has been answered. */
export async function wasAnswered(q: Query, key: Pick<CallKey, 'caller' | 'uuid'>): Promise<boolean> {
  return (await readAnswer(q, key)) !== undefined;
}

/**
 * Runs a changing call once per key (decisions §0.2): the same key and input gets the first answer again; the same key
 * with other input is refused. Runs inside the call's transaction, so an answer is kept exactly when its effects are;
 * a second call that arrives meanwhile waits on the unique key.
 */
export async function once<T>(q: Query, key: CallKey, run: () => Promise<T>, keeping: Keeping): Promise<T> {
  const inputHash = createHash('sha256').update(JSON.stringify(key.input)).digest('hex');
  if (await claimKey(q, { ...key, inputHash })) {
    const answer = await run();
    await keepAnswer(q, key, keeping.pack(JSON.stringify(answer)));
    return answer;
  }
  const before = await readAnswer(q, key);
  if (before?.action === key.action && before.input_hash === inputHash) {
    const json = keeping.unpack(before.answer);
    if (json !== null) return JSON.parse(json) as T;
  }
  throw refuse('uuid_reused', m.refusal_uuid_reused());
}
