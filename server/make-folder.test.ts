import { mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

function place(): string {
  const made = mkdtempSync(join(tmpdir(), 'handsell-make-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

test('makes a folder with those above it, and leaves one that is there', () => {
  const dir = join(place(), 'a', 'b');
  makeFolder(dir, 0o700);
  makeFolder(dir);
  makeFolder(join(dir, '..', 'b', '.'));
  expect(statSync(dir).mode & 0o777).toBe(0o700);
});

test('takes a link to a folder for the folder, and says no to a file or a link to nothing', () => {
  const dir = place();
  symlinkSync(dir, join(dir, 'here'));
  makeFolder(join(dir, 'here', 'c'));
  writeFileSync(join(dir, 'file'), '');
  symlinkSync(join(dir, 'nowhere', 'deep'), join(dir, 'lost'));
  expect(() => makeFolder(join(dir, 'file'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(dir, 'file', 'x'))).toThrow(/ENOTDIR/);
  expect(() => makeFolder(join(dir, 'lost'))).toThrow(/EEXIST/);
  expect(() => makeFolder(join(dir, 'lost', 'x'))).toThrow(/EEXIST/);
});

test.skipIf(process.platform !== 'linux')('returns an error where no folder may be made', () => {
  expect(() => makeFolder('/proc/handsell')).toThrow(/ENOENT/);
  expect(() => makeFolder('/proc/handsell/deep/data')).toThrow(/ENOENT/);
});
