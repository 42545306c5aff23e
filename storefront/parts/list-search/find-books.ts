import { type Answer, CallFailed } from '../../../contract/action.ts';
import type { StoredResult } from '../../../contract/browse.ts';
import { fileTooLarge, maxSearchFile, searchFileEndings } from '../../../contract/search-file.ts';
import { call } from '../../http-call.ts';
import { fileLimitMs, upload } from '../../upload-call.ts';
import { resultPath } from './result-path.ts';

/** What books are looked for by, when it is no text to search for. */
export type Given =
  | { kind: 'file'; file: File }
  | { kind: 'url'; url: string }
  | { kind: 'list'; text: string };

export interface FindOptions {
  signal: AbortSignal;
  /** How much of a file has been sent, from 0 to 1. */
  onSent(part: number): void;
}

export type Found = { path: string; remark: string } | { error: string };

/** Where the books are to be seen, or one sentence that says why not. Rejects when the signal is aborted. */
export async function findBooks(given: Given, options: FindOptions): Promise<Found> {
  const refused = given.kind === 'file' ? refusedFile(given.file) : '';
  if (refused) return { error: refused };
  try {
    const answer = await ask(given, options);
    if (!answer.ok) return { error: answer.error };
    return { path: resultPath(given.kind, answer.value.id), remark: remarkOn(answer.value) };
  } catch (e) {
    if (options.signal.aborted || !(e instanceof CallFailed)) throw e;
    return { error: e.message };
  }
}

/** The server looks again; this saves the wait for 50 MB to go there. '' = it may go. */
function refusedFile({ name, size }: File): string {
  if (size > maxSearchFile) return fileTooLarge;
  const readable = [...searchFileEndings, '.htm'].some((ending) => name.toLowerCase().endsWith(ending));
  if (!readable) return `Please choose a file of one of these types: ${searchFileEndings.join(', ')}`;
  return size === 0 ? 'This file is empty.' : '';
}

function ask(given: Given, options: FindOptions): Promise<Answer<StoredResult>> {
  if (given.kind === 'url') {
    // The shop fetches and reads a file as well.
    return call('browse/url', { url: given.url }, { signal: options.signal, timeLimitMs: fileLimitMs });
  }
  const file =
    given.kind === 'file' ? given.file : new File([given.text], 'pasted.txt', { type: 'text/plain' });
  return upload('browse/file', { file }, options);
}

/** How many of the list's ISBNs were found, and which parts were not read. '' when all were found and read. */
function remarkOn({ isbns, found, unread }: StoredResult): string {
  const figure = (n: number) => n.toLocaleString('en-US');
  const share = found === isbns ? [] : [`We found ${figure(found)} of the ${figure(isbns)} ISBNs.`];
  return [...share, ...unread].join(' ');
}
