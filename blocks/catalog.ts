import type { z } from 'zod';
import { settings as accordion } from './accordion/settings.ts';
import { settings as blankSpace } from './blank_space/settings.ts';
import { settings as buttonGrid } from './button_grid/settings.ts';
import { settings as contactAndHours } from './contact_and_hours/settings.ts';
import { settings as customButton } from './custom_button/settings.ts';
import { settings as headlineParagraph } from './headline_paragraph/settings.ts';
import { settings as productGrid } from './product_grid/settings.ts';
import { settings as productSlider } from './product_slider/settings.ts';
import { settings as scrollToTop } from './scroll_to_top/settings.ts';
import { settings as singleTitleFeature } from './single_title_feature/settings.ts';
import { settings as textColumns } from './text_columns/settings.ts';

/** Every kind of block by its stored component name, with the schema of its settings. Server only: pages get checked data. */
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
} as const satisfies Record<string, z.ZodType>;

export type BlockName = keyof typeof catalog;
export type BlockSettings<N extends BlockName> = z.output<(typeof catalog)[N]>;
