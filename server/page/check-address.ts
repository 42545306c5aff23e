import type { SiteSettings } from '../../contract/store.ts';
import { refuse } from '../call/refusal.ts';
import { hasPage } from './has-page.ts';
import { isOwnAddress } from './own-addresses.ts';

/** The settings of a store that decide which addresses its pages can have. */
export type AddressSettings = Pick<SiteSettings, 'url_shortcuts' | 'has_privacy_policy_page'>;

/** As browsers send it without encoding anything, and no longer than site_content/getPage takes. */
const isPath = (path: string) => path.length <= 300 && /^\/$|^(\/[a-z\d][\w-]*)+$/i.test(path);

/**
 * Checks that a page of blocks can be shown at a path.
 *
 * @throws the refusals `invalid_path`, `path_reserved` and `page_not_shown`.
 */
export function checkAddress(path: string, settings: AddressSettings): void {
  if (!isPath(path)) {
    throw refuse(
      'invalid_path',
      'Please start the address with / and use only letters, digits, - and _, as in /about-us.',
    );
  }
  if (isOwnAddress(path) || Object.hasOwn(settings.url_shortcuts, path.slice(1))) {
    throw refuse(
      'path_reserved',
      `The shop uses ${path} for something else. Please choose a different address.`,
    );
  }
  if (!hasPage(settings, path)) {
    throw refuse(
      'page_not_shown',
      'First turn on “The privacy policy has a page of its own” under Setup, Terms and privacy. Then publish this page.',
    );
  }
}
