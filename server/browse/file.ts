import { fileTooLarge, maxSearchFile } from '../../contract/search-file.ts';
import type { Handler } from '../context.ts';
import { UnreadableFile } from '../isbn-file/unreadable-file.ts';
import { readAndStore } from './read-and-store.ts';

/** The name a pasted list arrives under (SEARCH-017): it has none of its own. */
const pasted = 'pasted.txt';

export const browseFile: Handler<'browse/file'> = (ctx, { file }) =>
  readAndStore(ctx, {
    source: file.name === pasted ? 'list' : 'file',
    // File names may be private: log only the extension.
    logged: file.name === pasted ? 'list' : (/\.[a-z]{1,5}$/i.exec(file.name)?.[0].toLowerCase() ?? ''),
    title: file.name === pasted ? '' : file.name,
    async read() {
      if (file.size > maxSearchFile) throw new UnreadableFile('file_too_large', fileTooLarge());
      return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name };
    },
  });
