import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import { csvCell } from '../contract/csv-cell.ts';
import { ReasonKinds } from '../server/import/reason-kinds.ts';
import type { Rejected } from '../server/import/record.ts';
import type { Terminal } from './command.ts';
import { count, counted } from './figures.ts';

const SHOWN = 20;
const KINDS_SHOWN = 8;

/** Collects what an import could not use: all of it in a file, the first few for the screen. */
export class Rejections {
  readonly file: string;
  private readonly shown: Rejected[] = [];
  private total = 0;
  private stream: WriteStream | undefined;
  private readonly reasons = new ReasonKinds();
  private readonly warnings = new ReasonKinds();

  constructor(
    dataDir: string,
    importedFile: string,
    private readonly unit = 'record',
  ) {
    const folder = join(dataDir, 'imports');
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${basename(importedFile)}-${shortName(importedFile)}.rejected.csv`);
    // Records that an earlier run rejected may be right by now.
    rmSync(this.file, { force: true });
  }

  readonly add = (rejected: Rejected): void => {
    this.total += 1;
    this.reasons.add(rejected.line, rejected.reason);
    if (this.shown.length < SHOWN) this.shown.push(rejected);
    if (!this.stream) {
      this.stream = createWriteStream(this.file);
      // A full disk must not end the import; `report` tells of it at the end.
      this.stream.on('error', () => {});
      this.stream.write('\ufeffline,reference,reason\r\n');
    }
    const { line, ref = '', reason } = rejected;
    this.stream.write(`${line || ''},${csvCell(ref)},${csvCell(reason)}\r\n`);
  };

  readonly warn = (line: number, _ref: string, text: string): void => {
    this.warnings.add(line, text);
  };

  /** Finishes the file and prints what a person needs to see. */
  async report(terminal: Terminal): Promise<void> {
    let unwritten: string | undefined;
    if (this.stream) {
      this.stream.end();
      await finished(this.stream).catch((e: Error) => {
        unwritten = e.message;
      });
    }
    if (this.total > 0) this.reportRejected(terminal, unwritten);
    if (this.warnings.size === 0) return;
    terminal.print('');
    terminal.print('Loaded, with a note:');
    printKinds(terminal, this.warnings);
  }

  private reportRejected(terminal: Terminal, unwritten?: string): void {
    terminal.print('');
    terminal.print(`${counted(this.total, this.unit)} could not be used:`);
    // A list of the first twenty says little about thousands.
    if (this.total > SHOWN) {
      printKinds(terminal, this.reasons);
      terminal.print('The first of them:');
    }
    for (const { line, ref, reason } of [...this.shown].sort((a, b) => a.line - b.line)) {
      const where = line > 0 ? `line ${line}${ref ? ` (${ref})` : ''}` : ref;
      terminal.print(`  ${where}: ${reason}`);
    }
    if (this.total > SHOWN) terminal.print(`  … and ${count(this.total - SHOWN)} more`);
    terminal.print(
      unwritten
        ? `The list of all of them could not be written (${unwritten}).`
        : `All of them are in ${this.file}`,
    );
  }
}

/** The same for the same path, so that files of one name in different folders each keep their own report. */
function shortName(file: string): string {
  return createHash('sha256').update(resolve(file)).digest('hex').slice(0, 6);
}

/** Prints each kind of sentence once, with how often and where. */
function printKinds(terminal: Terminal, all: ReasonKinds): void {
  const kinds = all.list();
  for (const { times, lines, text } of kinds.slice(0, KINDS_SHOWN)) {
    const named = lines.filter((line) => line > 0).toSorted((a, b) => a - b);
    const more = times > lines.length ? ' …' : '';
    const where = [
      ...(times > 1 ? [`${count(times)} times`] : []),
      ...(named.length > 0 ? [`${times > 1 ? 'in lines' : 'line'} ${named.join(' ')}${more}`] : []),
    ].join(', ');
    terminal.print(`  ${where}${where && ': '}${text}`);
  }
  if (kinds.length > KINDS_SHOWN)
    terminal.print(`  … and ${counted(kinds.length - KINDS_SHOWN, 'other kind')}`);
}
