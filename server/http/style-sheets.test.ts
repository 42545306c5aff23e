import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readStyleSheets } from './style-sheets.ts';

it('reads the sheets of a build by their addresses', () => {
  const folder = mkdtempSync(join(tmpdir(), 'handsell-sheets-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'shell-a.css'), '.a{content:"é"}');
  writeFileSync(join(folder, 'assets', 'shell-a.css.br'), '');
  writeFileSync(join(folder, 'assets', 'shell-a.js'), '');
  expect([...readStyleSheets(folder)]).toEqual([['/assets/shell-a.css', '.a{content:"é"}']]);
  rmSync(folder, { recursive: true });
});
