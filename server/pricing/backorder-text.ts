import * as m from '../../messages/compiled/messages.js';
import { type Release, releaseText } from './release-date.ts';

/** What a line says of the copies that are still to come, in the cart, on the order and in its mail; '' for none. */
export function backorderText(copies: number, release: Release, forthcoming: boolean): string {
  if (copies === 0) return '';
  if (!forthcoming) return m.item_copies_to_order({ count: copies });
  const date = releaseText(release);
  return date
    ? m.item_copies_pre_order_until({ count: copies, date })
    : m.item_copies_pre_order({ count: copies });
}
