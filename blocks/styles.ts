// The styles of every block travel with the page: a sheet that came with a block's code would come after its HTML.
import './accordion/accordion.module.css';
import './blank_space/blank-space.module.css';
import './block-button.module.css';
import './contact_and_hours/contact-and-hours.module.css';
import './headline_paragraph/book-window.module.css';
import './headline_paragraph/headline-paragraph.module.css';
import './image_carousel/image-carousel.module.css';
import './image_grid/image-grid.module.css';
import './picture.module.css';
import './scroll_to_top/scroll-to-top.module.css';
import './side-by-side.module.css';
import './single_title_feature/single-title-feature.module.css';
import './text-over.module.css';
import './text_columns/text-columns.module.css';
import './text_over_video/text-over-video.module.css';
import './title-list.module.css';
import './youtube/youtube.module.css';
