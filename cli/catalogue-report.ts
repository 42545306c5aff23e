import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { csvCell } from '../contract/csv-cell.ts';
import { type Completeness, measureCompleteness } from '../server/import/completeness/completeness.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { count, counted } from './figures.ts';
import { textTable } from './text-table.ts';

export interface CatalogueReportOptions {
  /** Where a line for each title goes. */
  csv?: string;
  /** Titles listed on the screen, 20 when absent. */
  worst?: string;
}

const WORDS: Record<Completeness['missing'][number]['element'], string> = {
  title: 'title',
  contributor: 'author or other maker',
  form: 'binding',
  publisher: 'publisher',
  publication_date: 'publication date',
  subject: 'subject',
  price: 'price',
  availability: 'availability',
  cover: 'cover',
  description: 'description',
};

/**
 * `handsell catalogue report`: how much of what shoppers need the titles have, after BIC Basic; a title's score is the
 * percentage of the ten elements it has.
 */
export async function catalogueReport(
  context: CommandContext,
  { csv, worst = '20' }: CatalogueReportOptions = {},
): Promise<ExitCode> {
  const { terminal } = context;
  if (!/^\d{1,5}$/.test(worst)) throw new CommandRefused(`'${worst}' is not a number of titles.`);
  const report = await withDb(context, async (db) => {
    const table = csv === undefined ? undefined : await openTable(csv);
    const found = await measureCompleteness(db, {
      worst: Number(worst),
      ...(table && { onTitle: table.add }),
    });
    await table?.close();
    return found;
  });
  for (const line of linesOf(report)) terminal.print(line);
  if (csv !== undefined) terminal.print(`Every title with its score is in ${csv}`);
  return 0;
}

function linesOf(report: Completeness): string[] {
  if (report.titles === 0) return ['The catalogue has no titles yet.'];
  const share = (titles: number) => `${((100 * titles) / report.titles).toFixed(1)} %`;
  const missing = report.missing.filter((one) => one.titles > 0);
  return [
    `${counted(report.titles, 'title')}, ${count(report.complete)} with everything a shopper needs (${share(report.complete)}); mean score ${report.score.toFixed(1)} of 100.`,
    ...(missing.length === 0
      ? []
      : [
          '',
          ...textTable(
            ['Missing', 'Titles', 'Share'],
            missing.map((m) => [WORDS[m.element], count(m.titles), share(m.titles)]),
          ),
        ]),
    ...(report.worst.length === 0
      ? []
      : [
          '',
          ...textTable(
            ['ISBN', 'Score', 'Title', 'Missing'],
            report.worst.map((t) => [
              t.eisbn,
              String(t.score),
              t.title,
              t.missing.map((element) => WORDS[element]).join(', '),
            ]),
            60,
          ),
        ]),
    '',
  ];
}

async function openTable(file: string) {
  const stream = createWriteStream(file);
  await once(stream, 'open').catch(() => {
    throw new CommandRefused(`'${file}' cannot be written.`);
  });
  stream.write('\ufeffisbn,title,publisher,score,missing\r\n');
  return {
    add: (t: Completeness['worst'][number]) => {
      const missing = t.missing.map((element) => WORDS[element]).join('; ');
      stream.write(
        `${t.eisbn},${csvCell(t.title)},${csvCell(t.publisher)},${t.score},${csvCell(missing)}\r\n`,
      );
    },
    close: async () => {
      stream.end();
      await finished(stream);
    },
  };
}
