import * as m from '../../../messages/compiled/messages.js';
import type { Finding } from './use-find-books.ts';

/** What is being waited for, in words. */
export function findingText({ kind, name, sent }: Finding): string {
  if (kind === 'url') return m.search_reading_url();
  if (kind === 'list') return m.search_finding_list();
  return sent < 1 ? m.search_sending_file({ name }) : m.search_reading_file({ name });
}
