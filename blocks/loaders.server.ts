import type { BlockName, BlockSettings } from './catalog.ts';
import type { Injected } from './injected.ts';

/** What a block may ask the shop for while its page is loaded. */
export interface BlockSource {
  /** Of the page that is loaded. */
  path: string;
  listTitles(listId: number, limit: number): Promise<Injected['product_slider']>;
  oneTitle(eisbn: string): Promise<Injected['single_title_feature']>;
  locations(): Injected['contact_and_hours'];
}

type Loader<N extends BlockName> = (
  data: BlockSettings<N>,
  from: BlockSource,
  /** Of the block on its page. */
  id: string,
) => Promise<unknown>;

const coversBesideWords = 3;

/** Server side of the blocks that show more than their settings. */
export const loaders: { [N in keyof Injected]: Loader<N> } = {
  headline_paragraph: async (data, from) =>
    data.style === 'hero' && data.list_id ? from.listTitles(data.list_id, coversBesideWords) : null,
  product_slider: (data, from) => from.listTitles(data.list_id, data.limit),
  product_grid: (data, from) => from.listTitles(data.list_id, data.limit),
  single_title_feature: (data, from) => from.oneTitle(data.eisbn),
  contact_and_hours: async (_data, from) => from.locations(),
};
