import { coverLinks } from '../server/import/covers/cover-links.ts';
import { isLinkList, pictureFiles } from '../server/import/covers/picture-files.ts';
import {
  type CoverOptions,
  type CoverSummary,
  saveCoverFiles,
} from '../server/import/covers/save-cover-files.ts';
import { countFedCovers, saveCoverLinks, saveFedCovers } from '../server/import/covers/save-cover-links.ts';
import { openText } from '../server/import/read/open-text.ts';
import { loadedWith, notATable } from '../server/import/read/refuse-file.ts';
import { type CommandContext, CommandRefused, type ExitCode, withDb } from './command.ts';
import { type ImportRun, runImport } from './run-import.ts';

/**
 * `handsell import covers`: pictures named by ISBN from a folder, a zip or a single file; those at the links of a list;
 * without a path, those that the feeds name and the host of COVER_URL has.
 */
export async function importCovers(context: CommandContext, path?: string): Promise<ExitCode> {
  if (path === undefined) return fromFeeds(context);
  return (await isLinkList(path)) ? fromList(context, path) : fromFiles(context, path);
}

async function fromFiles(context: CommandContext, path: string): Promise<ExitCode> {
  const images = context.openImages();
  const { files, close } = await pictureFiles(path);
  try {
    return await withDb(context, (db) =>
      run(context, {
        file: path,
        size: files.reduce((sum, { size }) => sum + size, 0),
        unit: 'file',
        save: (options) => saveCoverFiles(db, images, files, options),
      }),
    );
  } finally {
    close();
  }
}

async function fromList(context: CommandContext, path: string): Promise<ExitCode> {
  const images = context.openImages();
  const opened = await openText(path);
  const refusal = notATable(opened.head) ?? notLinks(opened.head);
  if (refusal) {
    await opened.close();
    throw new CommandRefused(refusal);
  }
  return withDb(context, (db) =>
    run(context, {
      file: path,
      unit: 'link',
      save: (options) => saveCoverLinks({ db, images, web: context.openWeb() }, coverLinks(opened), options),
    }),
  );
}

function notLinks(text: string): string | undefined {
  if (/https?:\/\//i.test(text)) return undefined;
  return `There is no web address in this list, so it leads to no covers; load a table with: ${loadedWith.tables}`;
}

async function fromFeeds(context: CommandContext): Promise<ExitCode> {
  const images = context.openImages();
  const { coverHost } = context;
  return withDb(context, async (db) => {
    const count = await countFedCovers(db, coverHost);
    if (count === 0) {
      context.terminal.print('There are no covers left to fetch.');
      return 0;
    }
    return run(context, {
      file: 'covers',
      size: count,
      unit: 'link',
      save: (options) => saveFedCovers({ db, images, web: context.openWeb(), coverHost }, options),
    });
  });
}

interface CoverRun extends Pick<ImportRun<CoverSummary>, 'file' | 'size' | 'unit'> {
  save: (options: CoverOptions) => Promise<CoverSummary>;
}

function run(context: CommandContext, { save, ...what }: CoverRun): Promise<ExitCode> {
  return runImport<CoverSummary>(context, {
    ...what,
    load: (progress, rejections, note) =>
      save({
        signal: context.signal,
        onRejected: rejections.add,
        onProgress: (summary, done) => {
          progress.bytes(done);
          note(summary);
        },
      }),
    counts: (s) => [
      ['new covers', s.added],
      ['replaced', s.replaced],
      ['unchanged', s.unchanged],
      ['skipped: there is a larger picture of the same book', s.smaller],
      ['rejected', s.rejected],
    ],
  });
}
