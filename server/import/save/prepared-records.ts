import { hash } from 'node:crypto';
import type { TitleRecord } from '../record.ts';
import { type MergeOptions, mergeTitle } from '../rules/merge-title.ts';
import type { StoredTitle } from '../rules/stored-title.ts';

/** Part of every content hash: raise it when the rules of mergeTitle change, so that old files are read again. */
const RULES = '5';

interface Prepared {
  hash: string;
  asNew?: StoredTitle;
}

/** What follows from records alone: worked out while the database is busy with others, forgotten with the record. */
export class PreparedRecords {
  private readonly known = new WeakMap<TitleRecord, Prepared>();

  /** `today`: 'YYYY-MM-DD', prices valid on this day are chosen. */
  constructor(readonly today: string) {}

  /** `isNew`: the catalogue will probably not have the book. */
  prepare(record: TitleRecord, isNew: boolean): void {
    this.hashOf(record);
    if (isNew && record.title) this.asNew(record);
  }

  /** Tells whether a source says something other than the last time. */
  hashOf(record: TitleRecord): string {
    return this.of(record).hash;
  }

  /** The title that the record makes when the catalogue has none. */
  asNew(record: TitleRecord): StoredTitle {
    const prepared = this.of(record);
    prepared.asNew ??= this.merge(record, undefined, false);
    return prepared.asNew;
  }

  merge(
    record: TitleRecord,
    stored: StoredTitle | undefined,
    hasOtherSource: MergeOptions['hasOtherSource'],
  ): StoredTitle {
    return mergeTitle(record, stored, { today: this.today, hasOtherSource });
  }

  private of(record: TitleRecord): Prepared {
    let prepared = this.known.get(record);
    if (!prepared) {
      prepared = { hash: contentHash(record) };
      this.known.set(record, prepared);
    }
    return prepared;
  }
}

function contentHash({ source: _, sent_at: __, record_ref: ___, ...content }: TitleRecord): string {
  return hash('sha256', RULES + JSON.stringify(content), 'base64url').slice(0, 22);
}
