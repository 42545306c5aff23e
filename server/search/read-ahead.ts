import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../db/db.ts';
import type { TextMemory } from './index/text-memory.ts';
import type { WordMemory } from './spelling/word-memory.ts';
import { readCommonWords } from './sql/queries.ts';
import { readText } from './text/read-text.ts';

/** A word that many titles have takes the database long: the commonest are found before anybody asks. */
const common = { leastTitles: 2_000, words: 100, pauseMs: 100 };

export async function readAhead(db: Db, texts: TextMemory, memory: WordMemory): Promise<void> {
  for (const word of await readCommonWords(db, common.leastTitles, common.words)) {
    const { match } = await readText(db, word, 'keyword', memory);
    if (match) await texts.readAhead(match);
    await pause(common.pauseMs, undefined, { ref: false });
    if (texts.isClosed) return;
  }
}
