// The styles of every block travel with the page: a sheet that came with a block's code would come after its HTML.
import './accordion/accordion.module.css';
import './blank_space/blank-space.module.css';
import './block-button.module.css';
import './contact_and_hours/contact-and-hours.module.css';
import './headline_paragraph/book-window.module.css';
import './headline_paragraph/headline-paragraph.module.css';
import './scroll_to_top/scroll-to-top.module.css';
import './single_title_feature/single-title-feature.module.css';
import './text_columns/text-columns.module.css';
import './title-list.module.css';
