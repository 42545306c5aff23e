import { pictureFiles } from '../server/import/covers/picture-files.ts';
import { type CoverSummary, saveCoverFiles } from '../server/import/covers/save-cover-files.ts';
import { type CommandContext, type ExitCode, withDb } from './command.ts';
import { runImport } from './run-import.ts';

/** `handsell import covers`: pictures named by ISBN, from a folder, a zip, or a single file. */
export async function importCovers(context: CommandContext, path: string): Promise<ExitCode> {
  const images = context.openImages();
  const { files, close } = await pictureFiles(path);
  try {
    return await withDb(context, (db) =>
      runImport<CoverSummary>(context, {
        file: path,
        size: files.reduce((sum, { size }) => sum + size, 0),
        unit: 'file',
        load: (progress, rejections, note) =>
          saveCoverFiles(db, images, files, {
            signal: context.signal,
            onRejected: rejections.add,
            onProgress: (summary, bytes) => {
              progress.bytes(bytes);
              note(summary);
            },
          }),
        counts: (s) => [
          ['new covers', s.added],
          ['replaced', s.replaced],
          ['unchanged', s.unchanged],
          ['left out: a larger picture of the same book is there', s.smaller],
          ['rejected', s.rejected],
        ],
      }),
    );
  } finally {
    close();
  }
}
