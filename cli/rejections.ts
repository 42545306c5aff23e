import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, rmSync, type WriteStream } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Rejected } from '../server/import/record.ts';
import type { Terminal } from './command.ts';
import { csvCell } from './csv-cell.ts';
import { count, counted } from './figures.ts';

const SHOWN = 20;
const KINDS_SHOWN = 8;
/** Lines named with a remark that many share. */
const LINES_SHOWN = 10;

/** Collects what an import could not use: all of it in a file, the first few for the screen. */
export class Rejections {
  readonly file: string;
  private readonly shown: Rejected[] = [];
  private total = 0;
  private stream: WriteStream | undefined;
  private readonly reasons = new Kinds();
  private readonly warnings = new Kinds();

  constructor(
    dataDir: string,
    importedFile: string,
    private readonly unit = 'record',
  ) {
    const folder = join(dataDir, 'imports');
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${basename(importedFile)}-${shortName(importedFile)}.rejected.csv`);
    // What an earlier try rejected may be mended by now.
    rmSync(this.file, { force: true });
  }

  readonly add = (rejected: Rejected): void => {
    this.total += 1;
    this.reasons.add(rejected.line, rejected.reason);
    if (this.shown.length < SHOWN) this.shown.push(rejected);
    if (!this.stream) {
      this.stream = createWriteStream(this.file);
      // Told at the end: a full disk must not take away what the import has to say.
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
    this.warnings.report(terminal);
  }

  private reportRejected(terminal: Terminal, unwritten?: string): void {
    terminal.print('');
    terminal.print(`${counted(this.total, this.unit)} could not be used:`);
    // A list of the first twenty says little about thousands.
    if (this.total > SHOWN) {
      this.reasons.report(terminal);
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

/** The same for the same file; of two of one name in different folders each keeps its own report. */
function shortName(file: string): string {
  return createHash('sha256').update(resolve(file)).digest('hex').slice(0, 6);
}

/** Sentences that differ only in what they quote and count, told once with how often. */
class Kinds {
  private readonly found = new Map<string, { times: number; lines: number[]; text: string }>();

  get size(): number {
    return this.found.size;
  }

  add(line: number, text: string): void {
    const kind = text.replace(/'[^']*'|\d+/g, '…');
    const known = this.found.get(kind);
    if (known) {
      known.times += 1;
      if (known.lines.length < LINES_SHOWN) known.lines.push(line);
    } else if (this.found.size < 1000) this.found.set(kind, { times: 1, lines: [line], text });
  }

  report(terminal: Terminal): void {
    const kinds = [...this.found.values()].sort((a, b) => b.times - a.times);
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
}
