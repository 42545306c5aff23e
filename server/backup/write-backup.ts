import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import type { Db } from '../db/db.ts';
import { dataFiles } from './data-files.ts';
import { filesFolder, type Manifest, secretEntry, tableEntry } from './manifest.ts';
import { type Figures, readDatabase } from './read-database.ts';
import { rowSum } from './row-sum.ts';
import { CopyRefused, type Snapshot } from './snapshot.ts';

export interface BackupParts {
  db: Db;
  dataDir: string;
  /** Pictures lie in DATA_DIR; false = in a bucket, which is not packed. */
  withFiles: boolean;
  /** Content of DATA_DIR/secret.key; '' where SECRET_KEY is set instead. */
  secretFile: string;
  keyPrint: string;
  /** Where the backup goes; it appears there when it is whole. */
  file: string;
  /** Ends it; nothing is left of it then. */
  signal: AbortSignal;
  /** How much of a step is done, from 0 to 1. */
  onProgress?: (step: 'rows' | 'packing', done: number) => void;
}

/**
 * Writes a backup: one tar.gz with a manifest, the key, the pictures and one file of JSON lines per table. The rows are
 * written down first, at one moment of the database, and packed afterwards: the shop does not wait for the packing.
 * @throws CopyRefused when it was stopped.
 */
export async function writeBackup(parts: BackupParts): Promise<{ manifest: Manifest; figures: Figures }> {
  const { db, dataDir, file } = parts;
  const folder = `${file}.rows`;
  const unfinished = `${file}.part`;
  // Left behind by a killed backup.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  try {
    const rows = await readDatabase(db, (snapshot, figures) => writeRows(snapshot, figures, parts, folder));
    // Read after the rows: a picture is written before the row that names it.
    const files = parts.withFiles ? dataFiles(dataDir) : [];
    const manifest: Manifest = { ...rows.manifest, files: files.length, key_print: parts.keyPrint };
    const tar = pack();
    // Only its owner may read it: names, addresses and the key are in there.
    const out = createWriteStream(unfinished, { mode: 0o600 });
    await Promise.all([pipeline(tar, createGzip(), out), fill(tar, parts, { manifest, files, folder })]);
    await reachDisk(unfinished);
    await rename(unfinished, file);
    return { manifest, figures: rows.figures };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

async function writeRows(
  snapshot: Snapshot,
  figures: Figures,
  { signal, onProgress }: BackupParts,
  folder: string,
) {
  const tables: Manifest['tables'] = [];
  for (const [i, name] of snapshot.tables.entries()) {
    onProgress?.('rows', i / snapshot.tables.length);
    const sum = rowSum();
    const lines = async function* () {
      for await (const some of snapshot.rows(name)) {
        goOn(signal);
        sum.add(some);
        yield `${some.join('\n')}\n`;
      }
    };
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, name), { mode: 0o600 }));
    tables.push({ name, ...sum.totals() });
  }
  const { migrations, sequences } = snapshot;
  const made_at = new Date().toISOString();
  return {
    figures,
    manifest: { format: 'handsell-backup-1' as const, made_at, migrations, sequences, tables },
  };
}

interface Content {
  manifest: Manifest;
  files: string[];
  folder: string;
}

/** The tables come last: a file that was cut off is found out before the database is changed. */
async function fill(tar: Pack, parts: BackupParts, { manifest, files, folder }: Content): Promise<void> {
  try {
    const entries = files.length + manifest.tables.length;
    let packed = 0;
    const onPacked = () => {
      packed += 1;
      parts.onProgress?.('packing', packed / entries);
    };
    addText(tar, 'manifest.json', JSON.stringify(manifest, null, 2));
    if (parts.secretFile) addText(tar, secretEntry, parts.secretFile);
    for (const name of files) {
      goOn(parts.signal);
      const bytes = await readFile(join(parts.dataDir, name));
      await new Promise<void>((done, failed) =>
        tar.entry({ name: filesFolder + name, size: bytes.length }, bytes, (e) => (e ? failed(e) : done())),
      );
      onPacked();
    }
    for (const { name } of manifest.tables) {
      goOn(parts.signal);
      const { size } = await stat(join(folder, name));
      await pipeline(createReadStream(join(folder, name)), tar.entry({ name: tableEntry(name), size }));
      onPacked();
    }
    tar.finalize();
  } catch (e) {
    tar.destroy(e as Error);
    throw e;
  }
}

function goOn(signal: AbortSignal): void {
  if (signal.aborted) throw new CopyRefused('Stopped. There is no backup of now.');
}

function addText(tar: Pack, name: string, text: string): void {
  tar.entry({ name, mode: 0o600 }, text);
}

async function reachDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  await handle.sync();
  await handle.close();
}
