import type { browseActions } from '../../contract/browse.ts';
import type { Handlers } from '../context.ts';
import { browseGet } from './get.ts';
import { browseGetSuggest } from './get-suggest.ts';

export const browseHandlers = {
  'browse/get': browseGet,
  'browse/getSuggest': browseGetSuggest,
} satisfies Handlers<keyof typeof browseActions>;
