import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type Extract, extract } from 'tar-stream';
import { filesFolder, type Manifest, manifest, secretEntry, tableEntry } from './manifest.ts';
import { CopyRefused, type Snapshot } from './snapshot.ts';

type Entry = Extract extends AsyncIterable<infer Source> ? Source : never;

/** A backup that is being read, once and from its beginning to its end. */
export interface OpenBackup {
  manifest: Manifest;
  /** What comes before the tables. Throws CopyRefused when pictures are missing. */
  before(take: {
    secret(text: string): Promise<void>;
    file(name: string, bytes: Buffer): Promise<void>;
  }): Promise<void>;
  snapshot: Snapshot;
  close(): void;
}

/** Opens a backup. Throws CopyRefused for a damaged file or one that is not a backup. */
export async function readBackup(path: string): Promise<OpenBackup> {
  const tar = extract();
  const source = createReadStream(path);
  const gunzip = createGunzip();
  source.on('error', (e) => tar.destroy(e));
  gunzip.on('error', (e) => tar.destroy(e));
  source.pipe(gunzip).pipe(tar);
  const entries = tar[Symbol.asyncIterator]();
  const next = async (): Promise<Entry | undefined> => {
    const found = await entries.next().catch((e: unknown) => {
      throw damaged(path, e);
    });
    return found.done ? undefined : found.value;
  };

  const first = await next();
  if (first?.header.name !== 'manifest.json') throw new CopyRefused(`${path} is no backup of Handsell.`);
  const read = manifest.safeParse(asJson((await whole(first)).toString('utf8')));
  if (!read.success) throw new CopyRefused(`${path} is a backup that this version of Handsell cannot read.`);
  const made = read.data;
  /** The first table, where `before` stopped. */
  let ahead: Entry | undefined;
  return {
    manifest: made,
    async before({ secret, file }) {
      for (let files = 0; ; ) {
        const entry = await next();
        const name = entry?.header.name ?? '';
        if (entry && name === secretEntry) await secret((await whole(entry)).toString('utf8'));
        else if (entry && name.startsWith(filesFolder)) {
          await file(name.slice(filesFolder.length), await whole(entry));
          files += 1;
        } else {
          if (files !== made.files)
            throw new CopyRefused(`${path} holds ${files} pictures, and should hold ${made.files}.`);
          ahead = entry;
          return;
        }
      }
    },
    snapshot: {
      migrations: made.migrations,
      sequences: made.sequences,
      tables: made.tables.map((table) => table.name),
      totals: new Map(made.tables.map(({ name, rows, sum }) => [name, { rows, sum }])),
      async *rows(table) {
        const entry = ahead ?? (await next());
        ahead = undefined;
        if (entry?.header.name !== tableEntry(table))
          throw new CopyRefused(`${path} is damaged: the table ${table} is missing.`);
        yield* linesOf(entry, path);
      },
    },
    close: () => source.destroy(),
  };
}

/** undefined for text that is not JSON, so that it counts as no manifest. */
function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function whole(entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of entry) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Lines of a table, as many at a time as a piece of the file holds. Rows of JSON hold no line breaks of their own. */
async function* linesOf(entry: Entry, path: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const part of entry) {
      const lines = (rest + decoder.decode(part as Buffer, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield lines;
    }
  } catch (e) {
    throw damaged(path, e);
  }
}

/** A file that cannot be opened is no damaged one. */
function damaged(path: string, e: unknown): Error {
  const isSystem = e instanceof Error && 'syscall' in e;
  const why = e instanceof Error ? e.message : String(e);
  return isSystem ? e : new CopyRefused(`${path} is damaged or no backup of Handsell (${why}).`);
}
