import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { argon2Passwords } from './passwords.ts';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

test('a hash is of its password alone, and never the same twice', async () => {
  const passwords = argon2Passwords(cheap);
  const [one, two] = await Promise.all([passwords.hash('péché mignon'), passwords.hash('péché mignon')]);
  expect(one).not.toBe(two);
  expect(await passwords.verify(one, 'péché mignon')).toBe(true);
  expect(await passwords.verify(one, 'peche mignon')).toBe(false);
  expect(await passwords.verify('', 'péché mignon')).toBe(false);
});

test('recognises a hash that is cheaper to crack than one made today', async () => {
  const passwords = argon2Passwords({ memoryCost: 128, timeCost: 2, parallelism: 1 });
  const dear = async (memoryCost: number, timeCost: number) =>
    passwords.isDear(await argon2Passwords({ memoryCost, timeCost, parallelism: 1 }).hash('x'));
  expect(await Promise.all([dear(128, 2), dear(256, 3)])).toEqual([true, true]);
  expect(await Promise.all([dear(64, 2), dear(128, 1)])).toEqual([false, false]);
});

test('hashing goes on beside the thread that answers', async () => {
  const passwords = argon2Passwords();
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await Promise.all(Array.from({ length: 4 }, () => passwords.hash('a lantern in the fog')));
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(5);
});

test('turns a caller away when too many wait', async () => {
  const passwords = argon2Passwords(cheap);
  const all = await Promise.allSettled(Array.from({ length: 100 }, () => passwords.hash('x')));
  const sent = all.filter((r) => r.status === 'rejected');
  expect(sent).toHaveLength(100 - 62);
  expect(sent[0]?.reason).toMatchObject({ status: 503 });
  expect(await passwords.hash('x')).toMatch(/^\$argon2id/);
});

test('leaked passwords are known in any case of letters; others are not', () => {
  for (const leaked of ['password', 'PASSWORD', '12345678', 'iloveyou', 'trustno1']) {
    expect(isCommonPassword(leaked), leaked).toBe(true);
  }
  for (const own of ['a lantern in the fog', 'Tr0ub4dor&3 staple', 'zq8!vW2#kLp9']) {
    expect(isCommonPassword(own), own).toBe(false);
  }
});
