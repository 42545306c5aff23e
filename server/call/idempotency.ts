import { createHash } from 'node:crypto';
import type { Query } from '../db/db.ts';
import type { SecretKey } from '../process/secret-key.ts';
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

/** For answers that open something: a JSON string that only this installation can read. */
export function sealedAs(secret: SecretKey, action: string): Keeping {
  return {
    pack: (json) => JSON.stringify(secret.seal(`answer of ${action}`, json)),
    unpack: (kept) => secret.open(`answer of ${action}`, String(JSON.parse(kept))),
  };
}

/**
 * Runs a changing call once per key (decisions §0.2): the same key and input gets the first answer again; the same key
 * with other input is refused. Runs inside the call's transaction, so an answer is kept exactly when its effects are;
 * a second call that arrives meanwhile waits on the unique key.
 */
export async function once<T>(q: Query, key: CallKey, run: () => Promise<T>, keeping: Keeping): Promise<T> {
  const inputHash = createHash('sha256').update(JSON.stringify(key.input)).digest('hex');
  const [mine] = await q.query<{ caller: string }>(
    `insert into idempotent_answer (caller, uuid, action, input_hash, answer) values ($1, $2, $3, $4, 'null')
     on conflict do nothing returning caller`,
    [key.caller, key.uuid, key.action, inputHash],
    'once-claim',
  );
  if (mine) {
    const answer = await run();
    await q.query(
      'update idempotent_answer set answer = $3::jsonb where caller = $1 and uuid = $2',
      [key.caller, key.uuid, keeping.pack(JSON.stringify(answer))],
      'once-keep',
    );
    return answer;
  }
  const [before] = await q.query<{ action: string; input_hash: string; answer: string }>(
    'select action, input_hash, answer::text as answer from idempotent_answer where caller = $1 and uuid = $2',
    [key.caller, key.uuid],
    'once-read',
  );
  if (before?.action === key.action && before.input_hash === inputHash) {
    const json = keeping.unpack(before.answer);
    if (json !== null) return JSON.parse(json) as T;
  }
  throw refuse('uuid_reused', 'This request was already used for something else. Please reload the page.');
}
