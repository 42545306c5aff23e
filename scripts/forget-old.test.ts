import { existsSync, mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { forgetOld } from './forget-old.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handsell-old-'));
  mkdirSync(join(folder, 'assets'));
});

function aged(name: string, days: number): string {
  const file = join(folder, name);
  writeFileSync(file, '');
  const then = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(file, then, then);
  return file;
}

it('removes what builds before the last one left, once it is old', () => {
  const old = aged('assets/shell-a1.js', 31);
  const recent = aged('assets/shell-b2.js', 29);
  forgetOld(folder, aged('stamp', 1));
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
});

it('keeps the last build however old it is', () => {
  const older = aged('assets/shell-a1.js', 300);
  const last = aged('assets/shell-b2.js', 200);
  forgetOld(folder, aged('stamp', 200));
  expect([existsSync(older), existsSync(last)]).toEqual([false, true]);
});

it('removes nothing where no build was finished', () => {
  const old = aged('assets/shell-a1.js', 300);
  forgetOld(folder, join(folder, 'stamp'));
  expect(existsSync(old)).toBe(true);
});
