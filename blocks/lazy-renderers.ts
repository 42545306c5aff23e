import type { ComponentType } from 'react';
import { type PartCode, partCode } from '../ui/served-part.tsx';
import type { BlockProps } from './block-props.ts';
import type { BlockName } from './catalog.ts';
import type { Renderers } from './renderers.ts';

/** Where each kind of block is fetched from when a page in the browser has one. */
const fetchers: { [N in BlockName]: () => Promise<ComponentType<BlockProps<N>>> } = {
  above_searchbar_notice: async () =>
    (await import('./above_searchbar_notice/render.tsx')).AboveSearchbarNotice,
  accordion: async () => (await import('./accordion/render.tsx')).Accordion,
  blank_space: async () => (await import('./blank_space/render.tsx')).BlankSpace,
  browse: async () => (await import('./browse/render.tsx')).Browse,
  button_grid: async () => (await import('./button_grid/render.tsx')).ButtonGrid,
  constant_contact_embedded: async () =>
    (await import('./constant_contact_embedded/render.tsx')).ConstantContactEmbedded,
  contact_and_hours: async () => (await import('./contact_and_hours/render.tsx')).ContactAndHours,
  custom_button: async () => (await import('./custom_button/render.tsx')).CustomButton,
  custom_embed: async () => (await import('./custom_embed/render.tsx')).CustomEmbed,
  custom_form: async () => (await import('./custom_form/render.tsx')).CustomForm,
  custom_html_css: async () => (await import('./custom_html_css/render.tsx')).CustomHtmlCss,
  headline_paragraph: async () => (await import('./headline_paragraph/render.tsx')).HeadlineParagraph,
  image_carousel: async () => (await import('./image_carousel/render.tsx')).ImageCarousel,
  image_gif: async () => (await import('./image_gif/render.tsx')).ImageGif,
  image_grid: async () => (await import('./image_grid/render.tsx')).ImageGrid,
  mailchimp_embedded: async () => (await import('./mailchimp_embedded/render.tsx')).MailchimpEmbedded,
  map_stores_location: async () => (await import('./map_stores_location/render.tsx')).MapStoresLocation,
  popup_notice: async () => (await import('./popup_notice/render.tsx')).PopupNotice,
  product_grid: async () => (await import('./product_grid/render.tsx')).ProductGrid,
  product_slider: async () => (await import('./product_slider/render.tsx')).ProductSlider,
  scroll_to_top: async () => (await import('./scroll_to_top/render.tsx')).ScrollToTop,
  side_by_side_text_button: async () =>
    (await import('./side_by_side_text_button/render.tsx')).SideBySideTextButton,
  side_by_side_text_image: async () =>
    (await import('./side_by_side_text_image/render.tsx')).SideBySideTextImage,
  single_title_feature: async () => (await import('./single_title_feature/render.tsx')).SingleTitleFeature,
  table_grid: async () => (await import('./table_grid/render.tsx')).TableGrid,
  text_columns: async () => (await import('./text_columns/render.tsx')).TextColumns,
  text_over_image: async () => (await import('./text_over_image/render.tsx')).TextOverImage,
  text_over_parallax: async () => (await import('./text_over_parallax/render.tsx')).TextOverParallax,
  text_over_video: async () => (await import('./text_over_video/render.tsx')).TextOverVideo,
  youtube: async () => (await import('./youtube/render.tsx')).Youtube,
};

type Code = PartCode<BlockProps<BlockName>>;

/** The code of each kind of block, fetched once. */
export const blockCode = Object.fromEntries(
  Object.entries(fetchers).map(([name, fetch]) => [name, partCode(fetch as () => Promise<Render>)]),
) as Record<BlockName, Code>;
type Render = ComponentType<BlockProps<BlockName>>;

/** The server has every renderer loaded: rendering then waits for none, and its HTML is whole at once. */
export function haveAtHand(renderers: Renderers): void {
  for (const [name, render] of Object.entries(renderers)) {
    blockCode[name as BlockName].loaded = render as Render;
  }
}
