import type { z } from 'zod';
import { accordion } from './accordion/settings.ts';
import { blankSpace } from './blank_space/settings.ts';
import { buttonGrid } from './button_grid/settings.ts';
import { contactAndHours } from './contact_and_hours/settings.ts';
import { customButton } from './custom_button/settings.ts';
import { headlineParagraph } from './headline_paragraph/settings.ts';
import { productGrid } from './product_grid/settings.ts';
import { productSlider } from './product_slider/settings.ts';
import { scrollToTop } from './scroll_to_top/settings.ts';
import { singleTitleFeature } from './single_title_feature/settings.ts';
import { textColumns } from './text_columns/settings.ts';

/** Every kind of block by its stored component name. Server only: pages get checked settings. */
export const catalog = {
  accordion,
  blank_space: blankSpace,
  button_grid: buttonGrid,
  contact_and_hours: contactAndHours,
  custom_button: customButton,
  headline_paragraph: headlineParagraph,
  product_grid: productGrid,
  product_slider: productSlider,
  scroll_to_top: scrollToTop,
  single_title_feature: singleTitleFeature,
  text_columns: textColumns,
} as const;

export type BlockName = keyof typeof catalog;
export type BlockSettings<N extends BlockName> = z.output<(typeof catalog)[N]['schema']>;
