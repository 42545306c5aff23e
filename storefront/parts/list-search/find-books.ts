import { CallFailed } from '../../../contract/action.ts';
import type { StoredResult } from '../../../contract/browse.ts';
import type { Call } from '../../../contract/call.ts';
import { fileTooLarge, maxSearchFile, searchFileEndings } from '../../../contract/search-file.ts';
import { m } from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import type { Given } from './given.ts';
import { resultPath } from './result-path.ts';

export type Found = { path: string; remark: string } | { error: string };

/**
 * Where the books are to be seen, or one sentence that says why not. `api` takes files: in process, or `uploadingCall`.
 * Throws what `api` throws when it is stopped.
 */
export async function findBooks(api: Call, given: Given): Promise<Found> {
  const refused = given.kind === 'file' ? refusedFile(given.file) : '';
  if (refused) return { error: refused };
  try {
    const answer = await ask(api, given);
    if (!answer.ok) return { error: answer.error };
    return { path: resultPath(given.kind, answer.value.id), remark: remarkOn(answer.value) };
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { error: e.message };
  }
}

/** The server looks again; this saves the wait for 50 MB to go there. '' = it may go. */
function refusedFile({ name, size }: File): string {
  if (size > maxSearchFile) return fileTooLarge();
  const readable = [...searchFileEndings, '.htm'].some((ending) => name.toLowerCase().endsWith(ending));
  if (!readable) return m.refusal_file_type({ endings: searchFileEndings.join(', ') });
  return size === 0 ? m.search_file_empty() : '';
}

function ask(api: Call, given: Given) {
  if (given.kind === 'url') return api('browse/url', { url: given.url });
  const file =
    given.kind === 'file' ? given.file : new File([given.text], 'pasted.txt', { type: 'text/plain' });
  return api('browse/file', { file });
}

/** How many of the list's ISBNs were found, and which parts were not read. '' when all were found and read. */
function remarkOn({ isbns, found, unread }: StoredResult): string {
  const share =
    found === isbns ? [] : [m.search_isbns_found({ found: formatNumber(found), isbns: formatNumber(isbns) })];
  return [...share, ...unread].join(' ');
}
