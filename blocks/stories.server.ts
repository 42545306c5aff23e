import { aboveSearchbarNoticeStories } from './above_searchbar_notice/stories.ts';
import { accordionStories } from './accordion/stories.ts';
import { blankSpaceStories } from './blank_space/stories.ts';
import { browseStories } from './browse/stories.ts';
import { buttonGridStories } from './button_grid/stories.ts';
import type { BlockName } from './catalog.ts';
import { constantContactEmbeddedStories } from './constant_contact_embedded/stories.ts';
import { contactAndHoursStories } from './contact_and_hours/stories.ts';
import { customButtonStories } from './custom_button/stories.ts';
import { customEmbedStories } from './custom_embed/stories.ts';
import { customFormStories } from './custom_form/stories.ts';
import { customHtmlCssStories } from './custom_html_css/stories.ts';
import { headlineParagraphStories } from './headline_paragraph/stories.ts';
import { imageCarouselStories } from './image_carousel/stories.ts';
import { imageGifStories } from './image_gif/stories.ts';
import { imageGridStories } from './image_grid/stories.ts';
import { mailchimpEmbeddedStories } from './mailchimp_embedded/stories.ts';
import { mapStoresLocationStories } from './map_stores_location/stories.ts';
import { popupNoticeStories } from './popup_notice/stories.ts';
import { productGridStories } from './product_grid/stories.ts';
import { productSliderStories } from './product_slider/stories.ts';
import { scrollToTopStories } from './scroll_to_top/stories.ts';
import { sideBySideTextButtonStories } from './side_by_side_text_button/stories.ts';
import { sideBySideTextImageStories } from './side_by_side_text_image/stories.ts';
import { singleTitleFeatureStories } from './single_title_feature/stories.ts';
import type { Story } from './story.ts';
import { tableGridStories } from './table_grid/stories.ts';
import { textColumnsStories } from './text_columns/stories.ts';
import { textOverImageStories } from './text_over_image/stories.ts';
import { textOverParallaxStories } from './text_over_parallax/stories.ts';
import { textOverVideoStories } from './text_over_video/stories.ts';
import { youtubeStories } from './youtube/stories.ts';

/** Every variant of every block, for /dev/blocks (server/page/story-page.ts) and the tests. */
export const stories: { [N in BlockName]: Story<N>[] } = {
  above_searchbar_notice: aboveSearchbarNoticeStories,
  accordion: accordionStories,
  blank_space: blankSpaceStories,
  browse: browseStories,
  button_grid: buttonGridStories,
  constant_contact_embedded: constantContactEmbeddedStories,
  contact_and_hours: contactAndHoursStories,
  custom_button: customButtonStories,
  custom_embed: customEmbedStories,
  custom_form: customFormStories,
  custom_html_css: customHtmlCssStories,
  headline_paragraph: headlineParagraphStories,
  image_carousel: imageCarouselStories,
  image_gif: imageGifStories,
  image_grid: imageGridStories,
  mailchimp_embedded: mailchimpEmbeddedStories,
  map_stores_location: mapStoresLocationStories,
  popup_notice: popupNoticeStories,
  product_grid: productGridStories,
  product_slider: productSliderStories,
  scroll_to_top: scrollToTopStories,
  side_by_side_text_button: sideBySideTextButtonStories,
  side_by_side_text_image: sideBySideTextImageStories,
  single_title_feature: singleTitleFeatureStories,
  table_grid: tableGridStories,
  text_columns: textColumnsStories,
  text_over_image: textOverImageStories,
  text_over_parallax: textOverParallaxStories,
  text_over_video: textOverVideoStories,
  youtube: youtubeStories,
};
