import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function staffPicks({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/staff-picks',
    title: 'Staff picks',
    description: 'What the booksellers of Lakeshore & Pine are reading and recommending.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Staff picks',
        paragraph: paragraphs('Short notes, strong opinions.'),
      }),
      block('product_grid', {
        list_id: listId('staff'),
        heading: 'Read and vouched for',
        limit: 48,
        image_size: 150,
        show_comment: true,
      }),
      block('single_title_feature', {
        eisbn: edition('the-shipping-news'),
        eyebrow: 'Mireille, since the snow came',
        heading: 'A storm with a family in it',
        paragraph: paragraphs('You’ll learn to tie six knots and forgive one person. I’ve done the knots.'),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('club'),
        heading: 'Book club favourites, ten percent off',
        limit: 20,
        image_size: 140,
      }),
      block('text_over_image', {
        path: 'shop/shelves.svg',
        alt: '',
        height: 300,
        image_radius: 8,
        background_colour: 1,
        position: 'bottom',
        heading: 'Tell us three you loved',
        paragraph: paragraphs('We’ll choose the fourth. No one has asked for their money back yet.'),
        button_label: 'Ask a bookseller',
        button_url: '/contact',
      }),
      block('button_grid', {
        buttons: [
          { label: 'Winter reading', link: list('winter'), tab: false },
          { label: 'Prize winners', link: list('prizes'), tab: false },
          { label: 'Canadian writers', link: list('canadian'), tab: false },
        ],
        align: 'center',
      }),
      block('scroll_to_top'),
    ],
  };
}
