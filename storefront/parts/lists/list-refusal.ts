import * as m from '../../../messages/compiled/messages.js';

/** A refusal of a call about lists, in the words that readers see (LIST-031): another tab may have deleted the list. */
export function listRefusal<R extends { error: string; error_code: string }>(refused: R): R {
  return refused.error_code === 'bad_list_id' ? { ...refused, error: m.item_list_missing_title() } : refused;
}
