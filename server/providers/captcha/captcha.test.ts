import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { describe, expect, test } from 'vitest';
import { testDb } from '../../../test/database.ts';
import { altchaCaptcha } from './altcha.ts';
import type { CaptchaProvider } from './captcha.ts';
import { fakeCaptcha } from './fake-captcha.ts';

type Issued = Record<string, unknown>;

/** As the widget does it. */
async function solveAltcha(issued: Issued): Promise<string> {
  const challenge = issued as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const providers: [string, () => Promise<CaptchaProvider>, (issued: Issued) => Promise<string>][] = [
  ['altcha', async () => altchaCaptcha(await testDb()), solveAltcha],
  ['fake', async () => fakeCaptcha(), async (issued) => String(issued.id)],
];

describe.each(providers)('%s as a human check', (_name, open, solve) => {
  test('accepts the solution of its own puzzle', async () => {
    const captcha = await open();
    expect(await captcha.verify(await solve(await captcha.issue()))).toBe(true);
  });

  test('accepts a solution once', async () => {
    const captcha = await open();
    const solution = await solve(await captcha.issue());
    await captcha.verify(solution);
    expect(await captcha.verify(solution)).toBe(false);
  });

  test('refuses what is no solution', async () => {
    const captcha = await open();
    for (const nonsense of ['', 'x', '{}', 'bnVsbA==', 'e30=', '<script>', '9'.repeat(4000)]) {
      expect(await captcha.verify(nonsense)).toBe(false);
    }
  });

  test('refuses the solution of another shop', async () => {
    const [ours, theirs] = [await open(), await open()];
    expect(await ours.verify(await solve(await theirs.issue()))).toBe(false);
  });

  test('takes two people at once', async () => {
    const captcha = await open();
    const solutions = [await solve(await captcha.issue()), await solve(await captcha.issue())];
    expect(await Promise.all(solutions.map((s) => captcha.verify(s)))).toEqual([true, true]);
  });
});

describe('altcha', () => {
  test('refuses a puzzle that was made easier', async () => {
    const captcha = await altchaCaptcha(await testDb());
    const issued = (await captcha.issue()) as unknown as Challenge;
    const easier = { ...issued, parameters: { ...issued.parameters, keyPrefix: '0' } };
    expect(await captcha.verify(await solveAltcha(easier as unknown as Issued))).toBe(false);
  });

  test('refuses a solution that comes after its time', async () => {
    let now = new Date();
    const captcha = await altchaCaptcha(await testDb(), () => now);
    const solution = await solveAltcha(await captcha.issue());
    now = new Date(now.getTime() + 21 * 60_000);
    expect(await captcha.verify(solution)).toBe(false);
  });

  test('keeps its key, so that a restart or a second process takes what the first has issued', async () => {
    const db = await testDb();
    const before = await altchaCaptcha(db);
    const solution = await solveAltcha(await before.issue());
    const after = await altchaCaptcha(db);
    expect(await after.verify(solution)).toBe(true);
    expect(await before.verify(solution)).toBe(false);
  });
});

test('the fake can be told to fail', async () => {
  const captcha = fakeCaptcha();
  captcha.refuseAll = true;
  expect(await captcha.verify(String((await captcha.issue()).id))).toBe(false);
});
