import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage } from '../../demo-shop.ts';

export const faq: DemoPage = {
  path: '/faq',
  title: 'Questions',
  description: 'Ordering, pickup, returns and gift cards at Lakeshore & Pine.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'Questions', paragraph: '' }),
    block('accordion', {
      heading: 'Ordering and pickup',
      faq: [
        {
          headline: 'Which shop will have my book?',
          paragraph: paragraphs(
            'Each book’s page tells you how many copies your shop has, and which of the others have it, too.',
          ),
        },
        {
          headline: 'Can I change my shop?',
          paragraph: paragraphs('Any time, at the top of the page. Your cart comes with you.'),
        },
        {
          headline: 'How long will you hold it?',
          paragraph: paragraphs(
            'Two weeks. We’ll send one reminder; after that, someone else may fall in love with it.',
          ),
        },
        {
          headline: 'What if it’s at another shop?',
          paragraph: paragraphs(
            'Make that shop yours at the top of the page, and pick it up there today. Or call your own shop by Thursday, and we’ll put it on the Friday van.',
          ),
        },
        {
          headline: 'Do you mail books?',
          paragraph: paragraphs(
            'Yes, anywhere in Canada, with an account. To the United States, we’ll tell you what the parcel costs before you pay.',
          ),
        },
      ],
    }),
    block('accordion', {
      heading: 'Paying and returning',
      faq: [
        {
          headline: 'What about the remainder pile?',
          paragraph: paragraphs(
            'Take four, and the cheapest is half price. The cart takes it off by itself, in all three shops.',
          ),
        },
        {
          headline: 'Are prices in Canadian dollars?',
          paragraph: paragraphs(
            'Yes, every one of them, whatever it says on the back of the book. We add five percent GST; there’s no PST on books in British Columbia.',
          ),
        },
        {
          headline: 'How do I pay?',
          paragraph: paragraphs(
            'At the counter when you pick up, or by credit card with an account. For a parcel, pay by card, or we’ll contact you about payment before we send it.',
          ),
        },
        {
          headline: 'Can I return a gift?',
          paragraph: paragraphs(
            'Yes, with a receipt or a convincing story, within thirty days, at any of our shops.',
          ),
        },
        {
          headline: 'Do you take used books?',
          paragraph: paragraphs(
            'Only in Vernon, on the first Saturday of the month, in exchange for store credit.',
          ),
        },
      ],
    }),
    block('table_grid', {
      heading: 'When the Friday van comes by',
      columns: [
        { header: 'Shop', min_width: 64, padding_x: 6 },
        { header: 'Call by', min_width: 64, padding_x: 6 },
        { header: 'The van arrives', min_width: 64, padding_x: 6 },
        { header: 'Ready for you', min_width: 64, padding_x: 6 },
      ],
      rows: [
        { data: ['Vernon', 'Thursday, 5 pm', 'Friday, 8:30 am', 'Friday at ten'] },
        { data: ['Kelowna', 'Thursday, 6 pm', 'Friday, 10 am', 'Friday at noon'] },
        { data: ['Penticton', 'Thursday, 6 pm', 'Friday, 1 pm', 'Friday at two'] },
      ],
    }),
    block('side_by_side_text_button', {
      background_colour: 3,
      padding_x: 24,
      padding_y: 32,
      heading: 'Not answered yet?',
      paragraph: paragraphs('Every shop has a phone, and someone beside it who likes questions.'),
      buttons: [
        { label: 'Numbers and hours', link: '/contact', tab: false },
        { label: 'Schools and libraries', link: '/school-orders', tab: false },
      ],
      button_type: 2,
    }),
  ],
};
