import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { BankRow } from '../providers/payment/sandbox/bank.ts';

export interface SandboxJournal {
  kept: readonly BankRow[];
  keep(row: BankRow): void;
}

/** What the sandbox's bank knows, in `DATA_DIR/sandbox.jsonl`: one row of JSON for each change. Opening it drops rows that later ones replace. */
export function openSandboxJournal(dataDir: string, now: number): SandboxJournal {
  makeFolder(dataDir);
  const file = join(dataDir, 'sandbox.jsonl');
  const kept = newest(existsSync(file) ? readFileSync(file, 'utf8') : '', now);
  const text = (rows: readonly BankRow[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  // A process that dies meanwhile leaves the old file whole.
  writeFileSync(`${file}.new`, text(kept), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { kept, keep: (row) => appendFileSync(file, text([row])) };
}

function newest(text: string, now: number): BankRow[] {
  const rows = new Map<string, BankRow>();
  for (const line of text.split('\n')) {
    const row = readRow(line);
    if (row) rows.set('token' in row ? row.token[0] : row.payment.reference, row);
  }
  return [...rows.values()].filter((row) => !('token' in row) || row.token[1].expiresAt > now);
}

/** Null for the end of a line that a crash has cut. */
function readRow(line: string): BankRow | null {
  try {
    return JSON.parse(line) as BankRow;
  } catch {
    return null;
  }
}
