import { refuse } from '../call/refusal.ts';
import { type AddressSettings, checkAddress } from './check-address.ts';
import { checkBlocks, type StoredBlock } from './check-blocks.ts';

export interface NewPage {
  /** '/contact'; a store has one page at a path. */
  path: string;
  title: string;
  description: string;
  /** Content records (blocks/content-records.ts). */
  blocks: readonly unknown[];
}

/**
 * A page as it is stored: at an address that leads to it, with a title, and with blocks that can be shown, or that it had `before`.
 *
 * @throws the refusals `title_missing` and those of `checkAddress` and `checkBlocks`.
 */
export function checkPage(
  page: NewPage,
  settings: AddressSettings,
  before: readonly unknown[] = [],
): NewPage & { blocks: StoredBlock[] } {
  checkAddress(page.path, settings);
  if (page.title.trim() === '') throw refuse('title_missing', 'Please give the page a title.');
  return { ...page, blocks: checkBlocks(page.blocks, before) };
}
