import type { ComponentType } from 'react';
import { Accordion } from './accordion/render.tsx';
import { BlankSpace } from './blank_space/render.tsx';
import { ButtonGrid } from './button_grid/render.tsx';
import type { BlockName, BlockSettings } from './catalog.ts';
import { ContactAndHours } from './contact_and_hours/render.tsx';
import { CustomButton } from './custom_button/render.tsx';
import { HeadlineParagraph } from './headline_paragraph/render.tsx';
import type { InjectedFor } from './injected.ts';
import { ProductGrid } from './product_grid/render.tsx';
import { ProductSlider } from './product_slider/render.tsx';
import { ScrollToTop } from './scroll_to_top/render.tsx';
import { SingleTitleFeature } from './single_title_feature/render.tsx';
import { TextColumns } from './text_columns/render.tsx';

export interface BlockProps<N extends BlockName> {
  data: BlockSettings<N>;
  injected: InjectedFor<N>;
  /** The page's first block that shows pictures: they are not lazy. */
  first: boolean;
}

export type Renderers = { [N in BlockName]: ComponentType<BlockProps<N>> };

/** What draws each kind of block, all at hand: for the server. Browsers fetch what a page needs (lazy-renderers.ts). */
export const renderers: Renderers = {
  accordion: Accordion,
  blank_space: BlankSpace,
  button_grid: ButtonGrid,
  contact_and_hours: ContactAndHours,
  custom_button: CustomButton,
  headline_paragraph: HeadlineParagraph,
  product_grid: ProductGrid,
  product_slider: ProductSlider,
  scroll_to_top: ScrollToTop,
  single_title_feature: SingleTitleFeature,
  text_columns: TextColumns,
};
