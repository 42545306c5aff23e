import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';

/** Solves an ALTCHA puzzle as the browser's widget does, and returns what the widget sends. */
export async function solveAltcha(issued: Record<string, unknown>): Promise<string> {
  const challenge = issued as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
