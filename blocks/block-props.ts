import type { BlockName, BlockSettings, InjectedFor } from './catalog.ts';

/** What every renderer gets. */
export interface BlockProps<N extends BlockName> {
  data: BlockSettings<N>;
  injected: InjectedFor<N>;
  /** The page's first block that shows pictures: they are not lazy. */
  first: boolean;
  /** The block's id on its page, and the page's path: a block's form sends both to the shop. */
  id: string;
  page: string;
}
