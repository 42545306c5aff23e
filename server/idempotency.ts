import { createHash } from 'node:crypto';
import type { Query } from './db/db.ts';
import { refuse } from './refusal.ts';

export interface CallKey {
  /** Whose key it is: the same uuid of another session is another call. */
  caller: string;
  uuid: string;
  action: string;
  input: unknown;
}

/**
 * Runs a changing call once per key (decisions §0.2): the same key and input gets the first answer again; the same key
 * with other input is refused. Runs inside the call's transaction, so an answer is kept exactly when its effects are;
 * a second call that arrives meanwhile waits on the unique key.
 */
export async function once<T>(q: Query, key: CallKey, run: () => Promise<T>): Promise<T> {
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
      [key.caller, key.uuid, JSON.stringify(answer)],
      'once-keep',
    );
    return answer;
  }
  const [before] = await q.query<{ action: string; input_hash: string; answer: T }>(
    'select action, input_hash, answer from idempotent_answer where caller = $1 and uuid = $2',
    [key.caller, key.uuid],
    'once-read',
  );
  if (before?.action === key.action && before.input_hash === inputHash) return before.answer;
  throw refuse('uuid_reused', 'This request was already used for something else. Please reload the page.');
}
