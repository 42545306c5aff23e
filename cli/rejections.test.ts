import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Rejections } from './rejections.ts';

test('shows twenty rejections, writes all to the file, and none as a formula', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const rejections = new Rejections(dir, '/elsewhere/list.csv');
  for (let line = 1; line <= 25; line++)
    rejections.add({ line, ref: '=1+1', reason: line < 3 ? `'${line}' is no ISBN.` : 'A "bad" row.' });
  for (let line = 1; line <= 3; line++) rejections.warn(line, '', `The year ${line} cannot be right.`);
  const printed: string[] = [];
  await rejections.report({ print: (line) => printed.push(line), isInteractive: false });
  expect(printed.filter((line) => line.startsWith('  line '))).toHaveLength(20);
  expect(printed).toContain('  … and 5 more');
  expect(printed).toContain('  23 times, in lines 3 4 5 6 7 8 9 10 11 12 …: A "bad" row.');
  expect(printed).toContain("  2 times, in lines 1 2: '1' is no ISBN.");
  expect(printed).toContain('  3 times, in lines 1 2 3: The year 1 cannot be right.');
  const rows = readFileSync(rejections.file, 'utf8').trim().split('\r\n');
  expect(rows).toHaveLength(26);
  expect(rows[3]).toBe(`3,"'=1+1","A ""bad"" row."`);
});

test('a list that cannot be written takes nothing away from the rest', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const rejections = new Rejections(dir, 'list.csv');
  mkdirSync(rejections.file);
  rejections.add({ line: 2, reason: 'This row has no ISBN.' });
  const printed: string[] = [];
  await rejections.report({ print: (line) => printed.push(line), isInteractive: false });
  expect(printed).toContain('  line 2: This row has no ISBN.');
  expect(printed.at(-1)).toMatch(/^The list of all of them could not be written/);
});

test('two files of one name keep a report each, and a second try of one replaces its own', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'handsell-cli-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const reportOf = async (file: string, reason: string) => {
    const rejections = new Rejections(dir, file);
    if (reason) rejections.add({ line: 2, reason });
    await rejections.report({ print: () => {}, isInteractive: false });
    return rejections.file;
  };
  const spring = await reportOf('/spring/list.csv', 'This row has no ISBN.');
  const autumn = await reportOf('/autumn/list.csv', 'This row has no title.');
  expect(readdirSync(join(dir, 'imports'))).toHaveLength(2);
  expect(readFileSync(spring, 'utf8')).toContain('no ISBN');
  expect(readFileSync(autumn, 'utf8')).toContain('no title');
  expect(await reportOf('/spring/list.csv', '')).toBe(spring);
  expect(existsSync(spring)).toBe(false);
  expect(existsSync(autumn)).toBe(true);
});
