import type { z } from 'zod';
import { aboveSearchbarNotice } from './above_searchbar_notice/settings.ts';
import { accordion } from './accordion/settings.ts';
import { blankSpace } from './blank_space/settings.ts';
import { browse } from './browse/settings.ts';
import { buttonGrid } from './button_grid/settings.ts';
import { constantContactEmbedded } from './constant_contact_embedded/settings.ts';
import { contactAndHours } from './contact_and_hours/settings.ts';
import { customButton } from './custom_button/settings.ts';
import { customEmbed } from './custom_embed/settings.ts';
import { customForm } from './custom_form/settings.ts';
import { customHtmlCss } from './custom_html_css/settings.ts';
import { headlineParagraph } from './headline_paragraph/settings.ts';
import { imageCarousel } from './image_carousel/settings.ts';
import { imageGif } from './image_gif/settings.ts';
import { imageGrid } from './image_grid/settings.ts';
import { mailchimpEmbedded } from './mailchimp_embedded/settings.ts';
import { mapStoresLocation } from './map_stores_location/settings.ts';
import { popupNotice } from './popup_notice/settings.ts';
import { productGrid } from './product_grid/settings.ts';
import { productSlider } from './product_slider/settings.ts';
import { scrollToTop } from './scroll_to_top/settings.ts';
import { sideBySideTextButton } from './side_by_side_text_button/settings.ts';
import { sideBySideTextImage } from './side_by_side_text_image/settings.ts';
import { singleTitleFeature } from './single_title_feature/settings.ts';
import { tableGrid } from './table_grid/settings.ts';
import { textColumns } from './text_columns/settings.ts';
import { textOverImage } from './text_over_image/settings.ts';
import { textOverParallax } from './text_over_parallax/settings.ts';
import { textOverVideo } from './text_over_video/settings.ts';
import { youtube } from './youtube/settings.ts';

/** Every kind of block by its stored component name. Server only: pages get checked settings. */
export const catalog = {
  above_searchbar_notice: aboveSearchbarNotice,
  accordion,
  blank_space: blankSpace,
  browse,
  button_grid: buttonGrid,
  constant_contact_embedded: constantContactEmbedded,
  contact_and_hours: contactAndHours,
  custom_button: customButton,
  custom_embed: customEmbed,
  custom_form: customForm,
  custom_html_css: customHtmlCss,
  headline_paragraph: headlineParagraph,
  image_carousel: imageCarousel,
  image_gif: imageGif,
  image_grid: imageGrid,
  mailchimp_embedded: mailchimpEmbedded,
  map_stores_location: mapStoresLocation,
  popup_notice: popupNotice,
  product_grid: productGrid,
  product_slider: productSlider,
  scroll_to_top: scrollToTop,
  side_by_side_text_button: sideBySideTextButton,
  side_by_side_text_image: sideBySideTextImage,
  single_title_feature: singleTitleFeature,
  table_grid: tableGrid,
  text_columns: textColumns,
  text_over_image: textOverImage,
  text_over_parallax: textOverParallax,
  text_over_video: textOverVideo,
  youtube,
} as const;

export type BlockName = keyof typeof catalog;
export type BlockSettings<N extends BlockName> = z.output<(typeof catalog)[N]['schema']>;
