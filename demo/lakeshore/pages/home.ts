import { block, paragraphs, wideBlock } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function home({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/',
    title: 'Lakeshore & Pine',
    description:
      'Three independent bookshops in the Okanagan: Kelowna, Vernon and Penticton. One catalogue; pick up wherever you like.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        style: 'hero',
        allow_mobile_overrides: true,
        mobile_padding_y: 8,
        list_id: listId('outside'),
        eyebrow: 'Kelowna · Vernon · Penticton',
        heading: 'Three shops, one long lake, a great many books.',
        paragraph: paragraphs(
          'Choose your shop, set your books aside and pick them up on the way home. If another of our shops has it, it comes over on Friday: just call.',
        ),
        buttons: [
          { label: 'Canadian writers', link: list('canadian'), tab: false },
          { label: 'Find your shop', link: '/contact', tab: false },
        ],
      }),
      block('product_grid', {
        list_id: listId('favourites'),
        heading: 'Valley favourites',
        limit: 12,
        image_size: 158,
      }),
      block('product_slider', {
        list_id: listId('canadian'),
        heading: 'From here to the other two oceans',
        paragraph: paragraphs('New, old and never out of fashion: writing from across the country.'),
        limit: 24,
        image_size: 158,
      }),
      block('single_title_feature', {
        eisbn: edition('arctic-dreams'),
        eyebrow: 'Priya’s winter read',
        heading: 'For when the light goes',
        paragraph: paragraphs(
          'Don’t rush it. It’s about ice, narwhals and patience, and it’s seen me through two Februaries. Read it by the window.',
        ),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('back'),
        heading: 'Back in stock',
        limit: 20,
        image_size: 158,
      }),
      block('text_columns', {
        heading: 'However you like to shop',
        columns: [
          {
            heading: 'Pick up anywhere',
            paragraph: paragraphs(
              'Choose Kelowna, Vernon or Penticton at checkout. If the book is there, it’s ready the same day.',
            ),
          },
          {
            heading: 'The Friday van',
            paragraph: paragraphs(
              'Every Friday, Tom drives the length of the lake. Call your shop by Thursday, and he brings you the copy that’s at the other end.',
            ),
          },
          {
            heading: 'Ask a person',
            paragraph: paragraphs(
              'Tell us the last three books you loved, and we’ll choose the fourth. The advice is free.',
            ),
          },
        ],
      }),
      wideBlock('text_over_parallax', {
        path: 'shop/view.svg',
        alt: '',
        height: 400,
        padding_y: 32,
        position: 'bottom',
        background_colour: 1,
        heading: 'One hundred and thirty-five kilometres of lake',
        paragraph: paragraphs('And a shelf for every one of them: trails, orchards, fires, winters.'),
        button_label: 'Out of doors',
        button_url: list('outside'),
      }),
      block('events_grid', {
        heading: 'Come by',
        paragraph: paragraphs('Evenings, story times and signings in Kelowna, Vernon and Penticton.'),
        limit: 3,
      }),
      block('product_slider', {
        list_id: listId('young'),
        heading: 'From the children’s room',
        limit: 20,
        image_size: 158,
      }),
      block('constant_contact_embedded', {
        url: 'https://letters.lakeshore.example/signup',
        heading: 'News from up and down the lake',
        subheading: 'Once a month: new books, evenings in the three shops, and where the van got stuck.',
        background_colour: 3,
        padding_x: 24,
        padding_y: 40,
      }),
      block('scroll_to_top'),
    ],
  };
}
