import { CallFailed } from '../../../contract/action.ts';
import * as m from '../../../messages/compiled/messages.js';
import { call } from '../../http-call.ts';

/**
 * Makes a location the shopper's own and loads the page afresh, for all of it depends on the location (APP-012). Returns
 * the sentence to show when that did not work; otherwise the page is gone before anything is shown.
 */
export async function chooseLocation(locationId: number): Promise<string> {
  try {
    const answer = await call('webstore/setMultistoreLocation', { location_id: locationId });
    if (!answer.ok) return answer.error;
    window.location.reload();
    return '';
  } catch (e) {
    return e instanceof CallFailed ? e.message : m.common_error();
  }
}
