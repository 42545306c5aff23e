import { solveChallenge as solve } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { CallFailed } from '../../../contract/action.ts';
import * as m from '../../../messages/compiled/messages.js';
import { call } from '../../http-call.ts';

/** Fetches a puzzle and works it out, unseen, in well under a second. Resolves to what `captcha` fields take; throws CallFailed. */
export async function solveChallenge(): Promise<string> {
  const answer = await call('captcha/challenge', {});
  if (!answer.ok) throw new CallFailed(answer.error, 0);
  const challenge = answer.value.challenge as unknown as Challenge;
  const solution = await solve({ challenge, deriveKey });
  if (!solution) throw new CallFailed(m.form_not_a_robot(), 0);
  return btoa(JSON.stringify({ challenge, solution }));
}
