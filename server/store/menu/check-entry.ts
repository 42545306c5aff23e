import { entryAddress } from '../../../contract/entry-address.ts';
import type { NavigationEntry } from '../../../contract/navigation-entry.ts';
import { pageAddress } from '../../../contract/settings/stored-values.ts';
import { refuse } from '../../call/refusal.ts';

/** An entry as its form has it. */
export interface GivenEntry {
  label: string;
  /** A path of the shop or a web address; '' = none. */
  address: string;
  new_window: boolean;
}

type Written = Omit<NavigationEntry, 'menu_id' | 'submenu'>;

/**
 * An entry as it is stored. What `before` says besides its address (which page it shows, by number or by type) stays as long as
 * the address does.
 *
 * @throws the refusals `label_missing` and `invalid_address`.
 */
export function checkEntry(given: GivenEntry, before: NavigationEntry | null): Written {
  if (given.label === '') throw refuse('label_missing', 'Please say what the entry is called.');
  const address = given.address && pageAddress(given.address);
  if (given.address && !address) {
    throw refuse(
      'invalid_address',
      'Please start the address with / for a page of the shop, or with https:// for another site.',
    );
  }
  const link_type = given.new_window ? '_blank' : '';
  if (before && entryAddress(before) === address) {
    const { path, url, type, id } = before;
    return { label: given.label, path, url, type, link_type, ...(id !== undefined && { id }) };
  }
  const isElsewhere = /^https?:/i.test(address);
  const type = isElsewhere ? 'link' : address ? 'page' : 'unlinked';
  return {
    label: given.label,
    path: isElsewhere ? '' : address,
    url: isElsewhere ? address : '',
    type,
    link_type,
  };
}
