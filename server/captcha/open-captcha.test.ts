import { expect, test } from 'vitest';
import { testDb } from '../../test/database.ts';
import { solveAltcha } from '../../test/solve-altcha.ts';
import { openCaptcha } from './open-captcha.ts';

test('a restart or a second process takes what the first has issued, and each solution once', async () => {
  const db = await testDb();
  const before = await openCaptcha(db);
  const solution = await solveAltcha(await before.issue());
  const after = await openCaptcha(db);
  expect(await after.verify(solution)).toBe(true);
  expect(await before.verify(solution)).toBe(false);
});

test('another shop has another key', async () => {
  const ours = await openCaptcha(await testDb());
  const theirs = await openCaptcha(await testDb());
  expect(await ours.verify(await solveAltcha(await theirs.issue()))).toBe(false);
});
