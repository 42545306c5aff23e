import { randomBytes } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { z } from 'zod';
import type { Query } from '../../db/db.ts';
import type { CaptchaProvider } from './captcha.ts';

/** Minutes a puzzle may lie in an open page before it is solved and sent. */
const minutes = 20;

/** Iterations of one try; about 256 tries find the prefix '00': a tenth of a second on a desk, under one on a phone. */
const cost = 2000;

/** What the widget sends: base64 of this as JSON. The signature covers every parameter, so their shape is checked there. */
const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), salt: z.string(), cost: z.literal(cost) }),
    signature: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string().max(200) }).loose(),
});

/**
 * ALTCHA, self-hosted: a proof of work the browser does unseen. The key is made once per installation and kept in the
 * database, where accepted solutions are noted too, so that every process takes each of them only once.
 */
export async function altchaCaptcha(q: Query, now: () => Date = () => new Date()): Promise<CaptchaProvider> {
  const secret = await installationSecret(q);
  return {
    name: 'altcha',
    async issue() {
      const expiresAt = new Date(now().getTime() + minutes * 60_000);
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        deriveKey,
        expiresAt,
        hmacSignatureSecret: secret,
      });
      return { ...challenge };
    },
    async verify(solution) {
      const read = payload.safeParse(fromBase64Json(solution));
      if (!read.success) return false;
      const challenge = read.data.challenge as unknown as Challenge;
      const { expiresAt } = challenge.parameters;
      if (typeof expiresAt !== 'number' || expiresAt * 1000 < now().getTime()) return false;
      const result = await verifySolution({
        challenge,
        solution: read.data.solution as Solution,
        deriveKey,
        hmacSignatureSecret: secret,
      }).catch(() => null);
      return result?.verified === true && firstUse(q, read.data.challenge.signature, expiresAt);
    },
  };
}

async function firstUse(q: Query, signature: string, expiresAt: number): Promise<boolean> {
  const rows = await q.query(
    `insert into captcha_used (signature, expires_at) values ($1, to_timestamp($2))
     on conflict do nothing returning signature`,
    [signature, expiresAt],
    'captcha-use',
  );
  return rows.length === 1;
}

async function installationSecret(q: Query): Promise<string> {
  await q.query(
    `insert into installation_secret (name, value) values ('captcha', $1) on conflict do nothing`,
    [randomBytes(32).toString('hex')],
  );
  const [row] = await q.query<{ value: string }>(
    `select value from installation_secret where name = 'captcha'`,
  );
  if (!row) throw new Error('the captcha secret was not stored');
  return row.value;
}

function fromBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
