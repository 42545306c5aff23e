import type { Finding } from './use-find-books.ts';

/** What is being waited for, in words. */
export function findingText({ kind, name, sent }: Finding): string {
  if (kind === 'url') return 'Reading the web page…';
  if (kind === 'list') return 'Finding the books of your list…';
  return sent < 1 ? `Sending ${name}…` : `Reading ${name}…`;
}
