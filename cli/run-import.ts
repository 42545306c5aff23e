import { stat } from 'node:fs/promises';
import { DatabaseDown } from '../server/db/db.ts';
import { FileRefused } from '../server/import/read/refuse-file.ts';
import type { CommandContext, ExitCode } from './command.ts';
import { count, counted, duration } from './figures.ts';
import { type Progress, showProgress } from './progress.ts';
import { Rejections } from './rejections.ts';

/** What every import counts. */
export interface Counts {
  rejected: number;
  warnings: number;
  /** Line of the last record that is safely in the database. */
  line: number;
  stopped: boolean;
}

export interface ImportRun<S extends Counts> {
  file: string;
  /** Bytes in all; those of the file when absent. */
  size?: number;
  /** What is counted, 'record' when absent. */
  unit?: 'record' | 'file' | 'link';
  /** Reads and saves, telling `progress` and `rejections`. */
  load: (progress: Progress, rejections: Rejections, note: (summary: Readonly<S>) => void) => Promise<S>;
  /** Counts in the order they are printed, with their words. */
  counts: (summary: S) => [string, number][];
  /** Counts of something else than records. */
  more?: (summary: S) => [string, number][];
  /** Nothing is written. */
  dryRun?: boolean;
}

/** Size of a file that can be read. Throws FileRefused. */
export async function fileSize(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  if (!found) throw new FileRefused(`There is no file '${file}', or it can’t be read.`);
  if (found.isDirectory()) throw new FileRefused(`'${file}' is a folder, not a file.`);
  return found.size;
}

/** Carries out an import with its progress, and prints the result. */
export async function runImport<S extends Counts>(
  { terminal, dataDir }: CommandContext,
  { file, load, counts, more = () => [], unit = 'record', ...run }: ImportRun<S>,
): Promise<ExitCode> {
  const size = run.size ?? (await fileSize(file));
  const rejections = new Rejections(dataDir, file, unit);
  const progress = showProgress(terminal, size);
  const started = performance.now();
  let latest: Readonly<S> | undefined;
  const note = (summary: Readonly<S>) => {
    latest = summary;
    progress.records(counts(summary).reduce((sum, [, n]) => sum + n, 0));
  };
  let summary: S;
  try {
    summary = await load(progress, rejections, note);
  } catch (e) {
    progress.stop();
    await rejections.report(terminal);
    if (!run.dryRun && latest && latest.line > 0 && (e instanceof DatabaseDown || e instanceof FileRefused))
      terminal.print(
        `Everything up to line ${count(latest.line)} is loaded; run the same command to continue from there.`,
      );
    throw e;
  }
  progress.stop();
  await rejections.report(terminal);

  const seconds = (performance.now() - started) / 1000;
  const lines = counts(summary);
  const total = lines.reduce((sum, [, n]) => sum + n, 0);
  terminal.print('');
  if (summary.stopped)
    terminal.print(`Stopped. ${run.dryRun ? 'Nothing was written.' : reached(unit, summary.line)}`);
  for (const [words, n] of [...lines, ...more(summary)])
    if (n > 0) terminal.print(`${count(n).padStart(11)}  ${words}`);
  if (summary.warnings > 0) terminal.print(`${count(summary.warnings).padStart(11)}  remarks`);
  const memory = process.resourceUsage().maxRSS / 1024;
  terminal.print(
    `${counted(total, unit)} in ${duration(seconds)} (${count(total / Math.max(seconds, 0.001))}/s), ${count(memory)} MB of memory at most.`,
  );
  // Every record was rejected: the file is something else (a picture, a page of errors), and was not loaded with a few
  // exceptions.
  if (summary.rejected > 0 && summary.rejected === total) return 1;
  return summary.stopped || summary.rejected > 0 ? 2 : 0;
}

/** Loading a file twice does no harm, so continuing an import needs no record of where it stopped. */
function reached(unit: string, line: number): string {
  if (unit !== 'record') return 'Run the same command again to load the rest.';
  if (line === 0) return 'Nothing was loaded.';
  return `Everything up to line ${count(line)} is loaded; run the same command again to load the rest.`;
}
