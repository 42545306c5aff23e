/** A whole database at one moment, as backup, restore and move hand it on: from a database or from a file. */
export interface Snapshot {
  /** The migrations that made its schema. */
  migrations: { name: string; hash: string }[];
  /** Last value of each sequence; null = not used yet. */
  sequences: { name: string; value: number | null }[];
  tables: string[];
  /** The rows of a table as JSON texts, in batches. Tables are read once each, in the order of `tables`. */
  rows(table: string): AsyncIterable<string[]>;
}

/** A backup, a move or a restore cannot be done; the message is one sentence for the person who asked. */
export class CopyRefused extends Error {
  override name = 'CopyRefused';
}
