import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { s3StandIn } from '../../../test/s3-stand-in.ts';
import { diskBackups } from './disk-backups.ts';
import { s3Backups } from './s3-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'handsell-backups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = 'handsell-2026-11-28-073112-1f3a.tar.gz';
const never = new AbortController().signal;

/** A finished backup of this machine. */
function written(bytes: Buffer): string {
  const path = join(folder, `unfinished-${Math.random()}`);
  writeFileSync(path, bytes);
  return path;
}

async function aBucket() {
  const s3 = await s3StandIn();
  const settings = {
    address: `${s3.origin}/books/shop-1/`,
    region: 'us-east-1',
    keyId: s3.keyId,
    secret: s3.secret,
  };
  return { s3, place: s3Backups(settings, 1000) };
}

describe.each([
  ['folder', async () => diskBackups(folder)],
  ['bucket', async () => (await aBucket()).place],
])('place of backups: %s', (_name, open) => {
  it('takes over a file, gives it back as a stream, and deletes it', async () => {
    const place = await open();
    const bytes = Buffer.from('a backup '.repeat(300));
    const path = written(bytes);
    await place.keep(path, file, { signal: never, onProgress: () => {} });
    expect(existsSync(path)).toBe(false);
    const found = await place.read(file);
    expect(found?.size).toBe(bytes.length);
    expect(found && (await buffer(found.bytes))).toEqual(bytes);
    expect([
      await place.has(file),
      await place.has('other.tar.gz'),
      await place.read('other.tar.gz'),
    ]).toEqual([...[true, false, null]]);
    await place.delete(file);
    await place.delete(file);
    expect(await place.has(file)).toBe(false);
  });

  it.each(['../secret.tar.gz', '/etc/x.tar.gz', 'a/b.tar.gz', '.tar.gz', 'backup.zip', ''])(
    'refuses the name %j',
    async (name) => {
      const place = await open();
      await expect((async () => place.has(name))()).rejects.toThrow('not the name of a backup');
      await expect((async () => place.read(name))()).rejects.toThrow('not the name of a backup');
      await expect((async () => place.delete(name))()).rejects.toThrow('not the name of a backup');
    },
  );
});

it('lists what lies in the folder, and nothing else', async () => {
  const place = diskBackups(folder);
  writeFileSync(join(folder, 'sunday.tar.gz'), 'x');
  writeFileSync(join(folder, 'notes.txt'), 'x');
  expect(await place.found()).toEqual([{ file: 'sunday.tar.gz', size: 1, at: expect.any(Date) }]);
  expect(await diskBackups(join(folder, 'nowhere')).found()).toEqual([]);
});

it('sends a large file in parts, and tells how far it is', async () => {
  const { s3, place } = await aBucket();
  const done: number[] = [];
  const bytes = Buffer.alloc(2500, 'x');
  await place.keep(written(bytes), file, { signal: never, onProgress: (share) => done.push(share) });
  expect(done).toEqual([0.4, 0.8, 1]);
  expect([...s3.objects]).toEqual([[`/books/shop-1/backups/${file}`, { bytes, type: 'application/gzip' }]]);
});

it('leaves nothing in the bucket of a file that was not sent whole, and names no credentials', async () => {
  const { s3, place } = await aBucket();
  const path = written(Buffer.alloc(2500, 'x'));
  // The first part arrives.
  const refuseNext = () => s3.trouble.push(403);
  const error = await place
    .keep(path, file, { signal: never, onProgress: refuseNext })
    .catch((e: Error) => e);
  expect(String(error)).toBe(`Error: the bucket answered 403 Trouble for backups/${file}`);
  expect(s3.requests.at(-1)).toMatch(/^DELETE .*uploadId=/);
  expect(JSON.stringify([String(error), error])).not.toMatch(/stand-in\/secret|AKIASTANDIN|uploadId/);
  expect(existsSync(path)).toBe(true);
  const stop = new AbortController();
  const onProgress = () => stop.abort();
  await expect(place.keep(path, file, { signal: stop.signal, onProgress })).rejects.toThrow(
    'cannot be reached',
  );
  expect(s3.requests.at(-1)).toMatch(/^DELETE .*uploadId=/);
  expect(s3.objects.size).toBe(0);
});
