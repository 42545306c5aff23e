import { randomUUID } from 'node:crypto';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, test } from 'vitest';
import { solveAltcha } from '../../../test/solve-altcha.ts';
import { altchaCaptcha } from './altcha.ts';
import type { CaptchaProvider } from './captcha.ts';
import { fakeCaptcha } from './fake-captcha.ts';

type Issued = Record<string, unknown>;

/** An installation with a key and a memory of its own. */
function altcha(now?: () => Date): CaptchaProvider {
  const claimed = new Set<string>();
  return altchaCaptcha({
    secret: randomUUID(),
    claim: async (signature) => {
      if (claimed.has(signature)) return false;
      claimed.add(signature);
      return true;
    },
    ...(now ? { now } : {}),
  });
}

const providers: [string, () => CaptchaProvider, (issued: Issued) => Promise<string>][] = [
  ['altcha', () => altcha(), solveAltcha],
  ['fake', fakeCaptcha, async (issued) => String(issued.id)],
];

describe.each(providers)('%s as a human check', (_name, open, solve) => {
  test('accepts the solution of its own puzzle (API-016)', async () => {
    const captcha = open();
    expect(await captcha.verify(await solve(await captcha.issue()))).toBe(true);
  });

  test('accepts a solution once', async () => {
    const captcha = open();
    const solution = await solve(await captcha.issue());
    await captcha.verify(solution);
    expect(await captcha.verify(solution)).toBe(false);
  });

  test('refuses what is no solution', async () => {
    const captcha = open();
    for (const nonsense of ['', 'x', '{}', 'bnVsbA==', 'e30=', '<script>', '9'.repeat(4000)]) {
      expect(await captcha.verify(nonsense)).toBe(false);
    }
  });

  test('refuses the solution of another shop', async () => {
    const [ours, theirs] = [open(), open()];
    expect(await ours.verify(await solve(await theirs.issue()))).toBe(false);
  });

  test('takes two people at once', async () => {
    const captcha = open();
    const solutions = [await solve(await captcha.issue()), await solve(await captcha.issue())];
    expect(await Promise.all(solutions.map((s) => captcha.verify(s)))).toEqual([true, true]);
  });
});

describe('altcha', () => {
  test('refuses a puzzle that was made easier', async () => {
    const captcha = altcha();
    const issued = (await captcha.issue()) as unknown as Challenge;
    const easier = { ...issued, parameters: { ...issued.parameters, keyPrefix: '0' } };
    expect(await captcha.verify(await solveAltcha(easier as unknown as Issued))).toBe(false);
  });

  test('refuses a solution that comes after its time', async () => {
    let now = new Date();
    const captcha = altcha(() => now);
    const solution = await solveAltcha(await captcha.issue());
    now = new Date(now.getTime() + 21 * 60_000);
    expect(await captcha.verify(solution)).toBe(false);
  });
});

test('the fake can be made to fail', async () => {
  const captcha = fakeCaptcha();
  captcha.refuseAll = true;
  expect(await captcha.verify(String((await captcha.issue()).id))).toBe(false);
});
