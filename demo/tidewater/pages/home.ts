import { block, paragraphs, wideBlock } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function home({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/',
    title: 'Tidewater Books',
    description:
      'An independent bookstore on the waterfront in Portland, Maine: new and used books, staff picks, and a chair by the stove.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        style: 'hero',
        allow_mobile_overrides: true,
        mobile_padding_y: 8,
        list_id: listId('sea'),
        eyebrow: 'Portland, Maine',
        heading: 'Come in out of the weather.',
        paragraph: paragraphs(
          'Two floors of new and used books, half a block up from the ferry. Order here and pick up at the counter, often the same afternoon.',
        ),
        buttons: [
          { label: 'See what came in', link: list('back'), tab: false },
          { label: 'Hours and directions', link: '/contact', tab: false },
        ],
      }),
      block('product_slider', {
        list_id: listId('back'),
        heading: 'Back in stock',
        limit: 20,
        image_size: 158,
      }),
      block('single_title_feature', {
        eisbn: edition('gilead'),
        eyebrow: 'Nell’s book of the month',
        heading: 'Read it slowly',
        paragraph: paragraphs(
          'A quiet book for a loud season. I’ve put it in more hands than any other book this year, and only one person came back: he wanted a second copy for his sister.',
        ),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('staff'),
        heading: 'Books our staff won’t stop recommending',
        paragraph: paragraphs('Each one comes with a note from the bookseller who loved it.'),
        limit: 20,
        image_size: 158,
        show_comment: true,
      }),
      block('events_grid', {
        heading: 'At the shop',
        paragraph: paragraphs('Readings, story time, and a book club that finishes the book.'),
        limit: 3,
      }),
      block('text_columns', {
        heading: 'How we work',
        columns: [
          {
            heading: 'Order tonight',
            paragraph: paragraphs(
              'Pay at the counter when you pick up. If it’s on our shelves, we’ll have it ready in about two hours.',
            ),
          },
          {
            heading: 'We can get almost anything',
            paragraph: paragraphs(
              'If it’s in print, we can usually have it here in a week or two. If it isn’t, ask Marcus; he loves the hunt.',
            ),
          },
          {
            heading: 'Bring us your boxes',
            paragraph: paragraphs(
              'We buy used books on Tuesday and Thursday mornings, for cash or a little more in store credit.',
            ),
          },
        ],
      }),
      wideBlock('text_over_parallax', {
        path: 'shop/view.svg',
        alt: '',
        height: 380,
        padding_y: 32,
        position: 'bottom',
        background_colour: 1,
        heading: 'Boats leave on the hour. Books don’t.',
        paragraph: paragraphs('We keep a shelf of salt water for anyone who’s just missed one.'),
        button_label: 'Browse the sea shelf',
        button_url: list('sea'),
      }),
      block('product_grid', {
        list_id: listId('winter'),
        heading: 'Long books for short days',
        paragraph: paragraphs('It’s dark by four-thirty. We’ve planned ahead.'),
        limit: 12,
        image_size: 158,
      }),
      block('product_slider', {
        list_id: listId('young'),
        heading: 'For young readers',
        limit: 20,
        image_size: 158,
      }),
      block('mailchimp_embedded', {
        url: 'https://letters.tidewater.example/subscribe/post?u=tidewater&id=letter',
        heading: 'A letter a month',
        subheading: 'What came in, what went out, and what the cat slept on. Twelve emails a year, no more.',
        background_colour: 3,
        padding_x: 24,
        padding_y: 40,
      }),
      block('scroll_to_top'),
    ],
  };
}
