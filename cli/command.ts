import type { Db } from '../server/db/db.ts';
import type { Env } from '../server/env.ts';
import type { ImageStore } from '../server/providers/images/images.ts';
import type { PictureWeb } from '../server/providers/web/picture-web.ts';

/** 0 = done, 1 = could not be done (one sentence says why), 2 = done in part: records were rejected, or it was stopped. */
export type ExitCode = 0 | 1 | 2;

/** What a command may use of the world around it. */
export interface CommandContext {
  /** Opens the shop's database, also while the shop runs. */
  openDb: () => Promise<Db>;
  /** Where the shop keeps its images. Throws SettingsError. */
  openImages: () => ImageStore;
  /** Fetches covers from other people's servers. */
  openWeb: () => PictureWeb;
  /** Address of a host of covers with {isbn} in it, '' for none (COVER_URL). */
  coverHost: string;
  /** Where the shop keeps its files (DATA_DIR). */
  dataDir: string;
  settings: Pick<Env, 'MAIL_FROM' | 'BASE_URL' | 'PORT' | 'SECRET_KEY' | 'S3_URL'>;
  terminal: Terminal;
  /** Asks for a text that must not stand in the command itself, where the shell and the list of processes would keep it. */
  ask: (question: string, options?: { secret?: boolean }) => Promise<string>;
  /** Set when the person pressed Ctrl+C. */
  signal: AbortSignal;
}

export interface Terminal {
  print: (line: string) => void;
  /** A person is watching: progress may redraw its line. */
  isInteractive: boolean;
}

/** Runs `work` with the database and closes it whatever happens. */
export async function withDb<T>(context: CommandContext, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await context.openDb();
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** The command cannot be carried out; the message is one sentence for the person who typed it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}
