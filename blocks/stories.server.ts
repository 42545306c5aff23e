import { accordionStories } from './accordion/stories.ts';
import { blankSpaceStories } from './blank_space/stories.ts';
import { buttonGridStories } from './button_grid/stories.ts';
import type { BlockName } from './catalog.ts';
import { contactAndHoursStories } from './contact_and_hours/stories.ts';
import { customButtonStories } from './custom_button/stories.ts';
import { headlineParagraphStories } from './headline_paragraph/stories.ts';
import { productGridStories } from './product_grid/stories.ts';
import { productSliderStories } from './product_slider/stories.ts';
import { scrollToTopStories } from './scroll_to_top/stories.ts';
import { singleTitleFeatureStories } from './single_title_feature/stories.ts';
import type { Story } from './story.ts';
import { textColumnsStories } from './text_columns/stories.ts';

/** Every variant of every block, for /dev/blocks (server/page/story-page.ts) and the tests. */
export const stories: { [N in BlockName]: Story<N>[] } = {
  accordion: accordionStories,
  blank_space: blankSpaceStories,
  button_grid: buttonGridStories,
  contact_and_hours: contactAndHoursStories,
  custom_button: customButtonStories,
  headline_paragraph: headlineParagraphStories,
  product_grid: productGridStories,
  product_slider: productSliderStories,
  scroll_to_top: scrollToTopStories,
  single_title_feature: singleTitleFeatureStories,
  text_columns: textColumnsStories,
};
