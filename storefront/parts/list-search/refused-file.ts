import { fileTooLarge, maxSearchFile, searchFileEndings } from '../../../contract/search-file.ts';
import * as m from '../../../messages/compiled/messages.js';

export interface RefusedFile {
  /** A sentence. */
  error: string;
  code: 'file_too_large' | 'file_type' | 'file_empty';
}

/** Why a file cannot be read. The server looks again; this saves the wait for 50 MB to go there. null = it may go. */
export function refusedFile({ name, size }: File): RefusedFile | null {
  if (size > maxSearchFile) return { error: fileTooLarge(), code: 'file_too_large' };
  const readable = [...searchFileEndings, '.htm'].some((ending) => name.toLowerCase().endsWith(ending));
  if (!readable) {
    return { error: m.refusal_file_type({ endings: searchFileEndings.join(', ') }), code: 'file_type' };
  }
  return size === 0 ? { error: m.search_file_empty(), code: 'file_empty' } : null;
}
