import { expect, test } from 'vitest';
import { inBatches } from './batches.ts';

/** A write that is finished by the test. */
function hand() {
  const open = new Map<string, { finish(): void; fail(error: Error): void }>();
  const begun: string[] = [];
  const write = (items: string[]) => {
    const name = items.join('');
    begun.push(name);
    return new Promise<void>((finish, fail) => open.set(name, { finish, fail }));
  };
  return { begun, write, open };
}

const soon = () => new Promise((done) => setTimeout(done, 5));

function run(items: string[], lanes: number, write: (items: string[]) => Promise<void>) {
  const written: string[] = [];
  const result = inBatches(items, {
    size: 2,
    lanes,
    key: (item) => item,
    wants: (item) => item !== '-',
    prepare: (batch) => batch,
    write,
    written: (batch) => written.push(batch.join('')),
  });
  result.catch(() => {});
  return { result, written };
}

test('two lanes write two batches at once and report progress in the order of the file', async () => {
  const { begun, write, open } = hand();
  const { result, written } = run(['a', '-', 'b', 'c', 'd', 'e'], 2, write);
  await soon();
  expect(begun).toEqual(['ab', 'cd']);
  open.get('cd')?.finish();
  await soon();
  expect(written).toEqual([]);
  expect(begun).toEqual(['ab', 'cd', 'e']);
  open.get('ab')?.finish();
  open.get('e')?.finish();
  expect(await result).toBe(true);
  expect(written).toEqual(['ab', 'cd', 'e']);
});

test('batches about the same thing are written one after the other', async () => {
  const { begun, write, open } = hand();
  const { result } = run(['a', 'b', 'b', 'c', 'd', 'e'], 3, write);
  await soon();
  expect(begun).toEqual(['ab']);
  open.get('ab')?.finish();
  await soon();
  expect(begun).toEqual(['ab', 'bc', 'de']);
  open.get('bc')?.finish();
  open.get('de')?.finish();
  await result;
});

test('a write that fails ends the run when the others are done, and nothing behind it counts as safe', async () => {
  const { begun, write, open } = hand();
  const { result, written } = run(['a', 'b', 'c', 'd', 'e', 'f'], 2, write);
  await soon();
  open.get('ab')?.fail(new Error('the database went away'));
  await soon();
  expect(begun).toEqual(['ab', 'cd']);
  open.get('cd')?.finish();
  await expect(result).rejects.toThrow('the database went away');
  expect(written).toEqual([]);
});

test('writes what a stream gave before it broke, then throws its error', async () => {
  function* stream() {
    yield 'a';
    yield 'b';
    yield 'c';
    throw new Error('the disk is gone');
  }
  const seen: string[] = [];
  const write = async (items: string[]) => void seen.push(items.join(''));
  const run = inBatches(stream(), {
    size: 2,
    wants: () => true,
    prepare: (batch: string[]) => batch,
    write,
    written: () => {},
  });
  await expect(run).rejects.toThrow('the disk is gone');
  expect(seen).toEqual(['ab', 'c']);
});
