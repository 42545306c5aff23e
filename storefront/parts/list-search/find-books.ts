import { CallFailed } from '../../../contract/action.ts';
import type { StoredResult } from '../../../contract/browse.ts';
import type { Call } from '../../../contract/call.ts';
import * as m from '../../../messages/compiled/messages.js';
import { formatNumber } from '../../../messages/format.ts';
import type { Given } from './given.ts';
import { refusedFile } from './refused-file.ts';
import { resultPath } from './result-path.ts';

export type Found = { path: string; remark: string } | NotFound;

interface NotFound {
  /** A sentence. */
  error: string;
  /** The refusal's code; 'file_too_large' also where the file was not sent or not read whole; '' for other faults. */
  code: string;
}

/**
 * Where the books are to be seen, or one sentence that says why not. `api` takes files: in process, or `uploadingCall`.
 * Throws what `api` throws when it is stopped.
 */
export async function findBooks(api: Call, given: Given): Promise<Found> {
  const refused = given.kind === 'file' ? refusedFile(given.file) : null;
  if (refused) return refused;
  try {
    const answer = await ask(api, given);
    if (!answer.ok) return { error: answer.error, code: answer.error_code };
    return { path: resultPath(given.kind, answer.value.id), remark: remarkOn(answer.value) };
  } catch (e) {
    if (!(e instanceof CallFailed)) throw e;
    return { error: e.message, code: e.status === 413 ? 'file_too_large' : '' };
  }
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
