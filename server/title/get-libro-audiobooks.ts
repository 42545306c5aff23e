import * as m from '../../messages/compiled/messages.js';
import { refuse } from '../call/refusal.ts';
import type { Handler } from '../context.ts';
import { readRecordings } from './edition-queries.ts';
import { languageName } from './language-name.ts';
import { readTitle } from './queries.ts';

/** Shown in the dialog; the seller shows the others (AUDIO-008). */
const most = 5;
/** ONIX list 17: narrator, read by, performer. */
const readers = new Set(['E03', 'E07', 'E01']);

export const getLibroAudiobooks: Handler<'title/getLibroAudiobooks'> = async (ctx, { eisbn }) => {
  const title = await readTitle(ctx.q, eisbn);
  if (!title) throw refuse('not_found', m.item_not_found_title());
  const recordings = await readRecordings(ctx.q, title.id);
  const found = await ctx.shop.audiobooks
    .find({
      eisbn,
      title: title.title,
      author: title.authors[0]?.name ?? '',
      links: ctx.store.settings.audiobook_seller,
      known: recordings.map((r) => ({
        isbn: r.eisbn,
        title: r.title,
        narrators: r.authors.filter((a) => readers.has(a.role ?? '')).map((a) => a.name),
        language: languageName(r.language),
        popularity: r.popularity_rank === null ? 0 : 1 / (1 + r.popularity_rank),
      })),
    })
    .catch((err: unknown) => {
      ctx.shop.log.warn({ err, eisbn }, 'the audiobook seller could not be asked');
      const sentence = m.item_audiobook_failed();
      throw refuse('lookup_failed', sentence);
    });
  const rows = [...found.audiobooks]
    .sort((a, b) => b.popularity - a.popularity || a.title.localeCompare(b.title))
    .slice(0, most)
    .map(({ title: name, narrators, language, url }) => ({ title: name, narrators, language, url }));
  return { row_count: Math.max(found.total, rows.length), rows, see_more_url: found.seeMoreUrl };
};
