import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import type { Command } from 'commander';
import { exportKinds, personalKinds } from '../contract/admin/export.ts';
import { writeExport } from '../server/export/write-export.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count } from './figures.ts';
import { chosenStore } from './find-store.ts';
import { noteChange } from './note-change.ts';

export interface ExportOptions {
  store?: string;
}

const kindNames = exportKinds.map((kind) => kind.replaceAll('_', '-'));

/** `handsell export KIND FILE`: what a store has of one kind, in a file. */
export async function exportData(
  context: CommandContext,
  called: string,
  given: string,
  { store: storeName }: ExportOptions,
): Promise<ExitCode> {
  const kind = exportKinds.find((one) => one.replaceAll('_', '-') === called);
  if (!kind) throw new CommandRefused(`There is no export '${called}'. There are: ${kindNames.join(', ')}.`);
  const path = resolve(given);
  if (existsSync(path)) throw new CommandRefused(`${given} already exists. Choose another name.`);
  if (!existsSync(dirname(path))) throw new CommandRefused(`There is no folder ${dirname(path)}.`);
  const { signal, terminal, openImages } = context;
  return withDb(context, async (db): Promise<ExitCode> => {
    const { id, webstore_name, name, time_zone } = await chosenStore(db, storeName);
    const store = { id, webstoreName: webstore_name, name, timeZone: time_zone };
    const unfinished = `${path}.part`;
    const source = { q: db, images: openImages(), store, now: new Date(), signal, onProgress: () => {} };
    try {
      const rows = await writeExport(source, kind, unfinished);
      await noteChange(db, id, 'export/take', basename(path), {});
      await rename(unfinished, path);
      const { size } = await stat(path);
      terminal.print(`${given}: ${unitOf(kind, rows)}; ${(size / 1e6).toFixed(1)} MB.`);
    } catch (e) {
      if (!signal.aborted) throw e;
      terminal.print('Stopped. Nothing was written.');
      return 2;
    } finally {
      await rm(unfinished, { force: true });
    }
    if (personalKinds.includes(kind)) terminal.print('It contains customers’ names: keep the file private.');
    return 0;
  });
}

function unitOf(kind: (typeof exportKinds)[number], rows: number): string {
  const units: Record<typeof kind, [one: string, more: string]> = {
    titles_onix: ['title', 'titles'],
    titles_csv: ['title', 'titles'],
    stock_csv: ['row', 'rows'],
    orders_csv: ['order', 'orders'],
    order_lines_csv: ['order', 'orders'],
    customers_csv: ['customer', 'customers'],
    lists_csv: ['list', 'lists'],
    pages_zip: ['page', 'pages'],
  };
  return `${count(rows)} ${units[kind][rows === 1 ? 0 : 1]}`;
}

type Run = (work: (context: CommandContext) => Promise<ExitCode>) => Promise<void>;

/** The command that takes data of a store along. */
export function exportCommand(program: Command, run: Run): void {
  program
    .command('export <kind> <file>')
    .description(`take data of a store along: ${kindNames.join(', ')}`)
    .option('--store <name>', 'the store; required if there are several')
    .action((kind: string, file: string, options: ExportOptions) =>
      run((c) => exportData(c, kind, file, options)),
    );
}
