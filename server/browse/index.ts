import type { browseActions } from '../../contract/browse.ts';
import type { Handlers } from '../context.ts';
import { browseFile } from './file.ts';
import { browseGet } from './get.ts';
import { browseGetSuggest } from './get-suggest.ts';
import { browseUrl } from './url.ts';

export const browseHandlers = {
  'browse/file': browseFile,
  'browse/get': browseGet,
  'browse/getSuggest': browseGetSuggest,
  'browse/url': browseUrl,
} satisfies Handlers<keyof typeof browseActions>;
