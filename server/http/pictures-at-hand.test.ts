import { expect, it } from 'vitest';
import { picturesAtHand } from './pictures-at-hand.ts';

function atHandFrom(read: (key: string) => Promise<Buffer | null>) {
  const atHand = picturesAtHand();
  return (key: string) => atHand(key, () => read(key));
}

it('keeps small pictures, and asks the store once for each', async () => {
  const asked: string[] = [];
  const atHand = atHandFrom(async (key) => {
    asked.push(key);
    return key === 'large' ? Buffer.alloc(30_000) : key === 'gone' ? null : Buffer.from(key);
  });
  expect(String(await atHand('small'))).toBe('small');
  expect(String(await atHand('small'))).toBe('small');
  expect(await atHand('large')).toBeNull();
  expect(await atHand('gone')).toBeNull();
  expect(asked).toEqual(['small', 'large', 'gone']);
});

it('forgets the one least used when many have been shown', async () => {
  const asked: string[] = [];
  const atHand = atHandFrom(async (key) => {
    asked.push(key);
    return Buffer.alloc(20_000);
  });
  const room = Math.floor((8 * 1024 * 1024) / 20_000);
  for (let i = 0; i < room; i++) await atHand(String(i));
  await atHand('0');
  await atHand('one more');
  asked.length = 0;
  await atHand('0');
  await atHand('1');
  expect(asked).toEqual(['1']);
});

it('does not let a page wait for a store that is far away, but has the picture for the next one', async () => {
  let arrive = (_: Buffer) => {};
  const atHand = atHandFrom(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  expect(await atHand('far')).toBeNull();
  arrive(Buffer.from('far'));
  await expect.poll(async () => String(await atHand('far'))).toBe('far');
});

it('takes a store that fails for one without the picture', async () => {
  const atHand = atHandFrom(() => Promise.reject(new Error('out of reach')));
  expect(await atHand('any')).toBeNull();
});

it('shares the work of those who ask at the same time', async () => {
  let times = 0;
  const atHand = atHandFrom(async () => Buffer.from(String(++times)));
  expect((await Promise.all([atHand('one'), atHand('one'), atHand('one')])).map(String)).toEqual([
    '1',
    '1',
    '1',
  ]);
});
