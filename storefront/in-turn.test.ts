import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work begins in the order it was given, also after one that failed', async () => {
  const take = inTurn();
  const said: string[] = [];
  let answer = () => {};
  const first = take(() => {
    said.push('first');
    return new Promise<void>((_, reject) => {
      answer = () => reject(new Error('lost'));
    });
  });
  const second = take(async () => said.push('second'));
  await Promise.resolve();
  expect(said).toEqual(['first']);
  answer();
  await expect(first).rejects.toThrow('lost');
  expect(await second).toBe(2);
  expect(said).toEqual(['first', 'second']);
});
