import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Solution } from 'altcha-lib/types';
import { z } from 'zod';
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

interface AltchaParts {
  /** Signs the puzzles: the same in every process and after a restart. */
  secret: string;
  /** Claims a solved puzzle by its signature; false when it was claimed before. `expiresAt` in Unix seconds. */
  claim(signature: string, expiresAt: number): Promise<boolean>;
  now?: () => Date;
}

/** ALTCHA, self-hosted: a proof of work the browser does unseen. */
export function altchaCaptcha({ secret, claim, now = () => new Date() }: AltchaParts): CaptchaProvider {
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
      return result?.verified === true && claim(read.data.challenge.signature, expiresAt);
    },
  };
}

function fromBase64Json(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
