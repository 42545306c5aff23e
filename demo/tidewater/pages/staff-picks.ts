import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function staffPicks({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/staff-picks',
    title: 'Staff picks',
    description: 'The books our staff recommend at Tidewater Books, with a note from each reader.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Staff picks',
        paragraph: paragraphs(
          'There’s no algorithm here. There’s Nell, who reads at breakfast, and Marcus, who reads on the bus. Open a book to read the rest of what they wrote.',
        ),
      }),
      block('product_grid', {
        list_id: listId('staff'),
        heading: 'Everything with a note',
        limit: 48,
        image_size: 158,
        show_comment: true,
      }),
      block('single_title_feature', {
        eisbn: edition('moby-dick'),
        eyebrow: 'Marcus, every year',
        heading: 'The one with the whale',
        paragraph: paragraphs(
          'People ask if they can skip the chapters about rope. They can’t. The chapters about rope are why I work here.',
        ),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('club'),
        heading: 'Book club favorites, ten percent off',
        limit: 20,
        image_size: 140,
      }),
      block('text_over_image', {
        background_colour: 1,
        path: 'shop/shelves.svg',
        alt: '',
        height: 320,
        image_radius: 4,
        heading: 'Looking for the one after this?',
        paragraph: paragraphs(
          'Tell us the last book you couldn’t put down, and we’ll find you the next one. We answer by email, usually with too many suggestions.',
        ),
        button_label: 'Ask a bookseller',
        button_url: '/contact',
      }),
      block('button_grid', {
        buttons: [
          { label: 'Winter reading', link: list('winter'), tab: false },
          { label: 'Prize winners', link: list('prizes'), tab: false },
          { label: 'Mysteries by the fire', link: list('mysteries'), tab: false },
        ],
        align: 'center',
      }),
      block('scroll_to_top'),
    ],
  };
}
