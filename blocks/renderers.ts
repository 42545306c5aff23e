import type { ComponentType } from 'react';
import { AboveSearchbarNotice } from './above_searchbar_notice/render.tsx';
import { Accordion } from './accordion/render.tsx';
import { BlankSpace } from './blank_space/render.tsx';
import type { BlockProps } from './block-props.ts';
import { Browse } from './browse/render.tsx';
import { ButtonGrid } from './button_grid/render.tsx';
import type { BlockName } from './catalog.ts';
import { ConstantContactEmbedded } from './constant_contact_embedded/render.tsx';
import { ContactAndHours } from './contact_and_hours/render.tsx';
import { CustomButton } from './custom_button/render.tsx';
import { CustomEmbed } from './custom_embed/render.tsx';
import { CustomForm } from './custom_form/render.tsx';
import { CustomHtmlCss } from './custom_html_css/render.tsx';
import { HeadlineParagraph } from './headline_paragraph/render.tsx';
import { ImageCarousel } from './image_carousel/render.tsx';
import { ImageGif } from './image_gif/render.tsx';
import { ImageGrid } from './image_grid/render.tsx';
import { MailchimpEmbedded } from './mailchimp_embedded/render.tsx';
import { MapStoresLocation } from './map_stores_location/render.tsx';
import { PopupNotice } from './popup_notice/render.tsx';
import { ProductGrid } from './product_grid/render.tsx';
import { ProductSlider } from './product_slider/render.tsx';
import { ScrollToTop } from './scroll_to_top/render.tsx';
import { SideBySideTextButton } from './side_by_side_text_button/render.tsx';
import { SideBySideTextImage } from './side_by_side_text_image/render.tsx';
import { SingleTitleFeature } from './single_title_feature/render.tsx';
import { TableGrid } from './table_grid/render.tsx';
import { TextColumns } from './text_columns/render.tsx';
import { TextOverImage } from './text_over_image/render.tsx';
import { TextOverParallax } from './text_over_parallax/render.tsx';
import { TextOverVideo } from './text_over_video/render.tsx';
import { Youtube } from './youtube/render.tsx';

export type Renderers = { [N in BlockName]: ComponentType<BlockProps<N>> };

/** What draws each kind of block, all at hand: for the server. Browsers fetch what a page needs (lazy-renderers.ts). */
export const renderers: Renderers = {
  above_searchbar_notice: AboveSearchbarNotice,
  accordion: Accordion,
  blank_space: BlankSpace,
  browse: Browse,
  button_grid: ButtonGrid,
  constant_contact_embedded: ConstantContactEmbedded,
  contact_and_hours: ContactAndHours,
  custom_button: CustomButton,
  custom_embed: CustomEmbed,
  custom_form: CustomForm,
  custom_html_css: CustomHtmlCss,
  headline_paragraph: HeadlineParagraph,
  image_carousel: ImageCarousel,
  image_gif: ImageGif,
  image_grid: ImageGrid,
  mailchimp_embedded: MailchimpEmbedded,
  map_stores_location: MapStoresLocation,
  popup_notice: PopupNotice,
  product_grid: ProductGrid,
  product_slider: ProductSlider,
  scroll_to_top: ScrollToTop,
  side_by_side_text_button: SideBySideTextButton,
  side_by_side_text_image: SideBySideTextImage,
  single_title_feature: SingleTitleFeature,
  table_grid: TableGrid,
  text_columns: TextColumns,
  text_over_image: TextOverImage,
  text_over_parallax: TextOverParallax,
  text_over_video: TextOverVideo,
  youtube: Youtube,
};
