import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function about({ list }: Links): DemoPage {
  return {
    path: '/about',
    title: 'Our story',
    description: 'How two friends and a fruit stand became three bookshops in the Okanagan.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Our story',
        paragraph: '',
      }),
      block('side_by_side_text_image', {
        path: 'shop/van.svg',
        alt: 'A green delivery van with books in its window, on the road along the lake',
        image_radius: 8,
        image_side: 'right',
        heading: 'Three shops and one van',
        paragraph: paragraphs(
          'In 1994 Anneke Pine had a fruit stand on the Kelowna road and a habit of reading to the customers. When the peaches ended that September she kept the stand open and sold the books instead. By the following summer there was no room for fruit.',
          'The shop on Abbott Row came in 1997; Vernon in 2006, when the packing house stood empty; Penticton in 2013, because a customer there wrote to us every month until we gave in.',
          'All three share one catalogue and one van. Tom drives it the length of the lake on Fridays, with whatever you’ve asked for at the other end.',
        ),
        button_label: 'Find your shop',
        button_url: '/contact',
      }),
      block('image_grid', {
        heading: 'Come and look',
        count: 3,
        allow_mobile_overrides: true,
        mobile_count: 1,
        gap: 16,
        images: [
          {
            path: 'shop/front.svg',
            alt: 'The Kelowna shop: a green awning over two windows full of books',
            link: '/contact',
            image_radius: 8,
          },
          {
            path: 'shop/shelves.svg',
            alt: 'Shelves from floor to ceiling in the Vernon packing house',
            link: list('winter'),
            image_radius: 8,
          },
          {
            path: 'shop/window-seat.svg',
            alt: 'The reading chair in Penticton, on a rainy day',
            link: list('club'),
            image_radius: 8,
          },
        ],
      }),
      block('headline_paragraph', {
        heading: 'Who does what',
        paragraph: paragraphs(
          'The shops belong to the fourteen people who work in them. Anneke has retired to the children’s room, where she isn’t retired at all.',
        ),
      }),
      block('text_columns', {
        initials: true,
        columns: [
          {
            heading: 'Priya, Kelowna',
            paragraph: paragraphs(
              'History, natural history, knitting. Once drove to Field to see a fossil because of a paperback.',
            ),
          },
          {
            heading: 'Tom, Vernon',
            paragraph: paragraphs('Poetry, ideas and the van. Reads prefaces aloud to anyone on shift.'),
          },
          {
            heading: 'Mireille, Penticton',
            paragraph: paragraphs(
              'French, Spanish, maps and mysteries. Knows which trail the author got wrong.',
            ),
          },
        ],
      }),
      overheard,
      block('text_over_image', {
        background_colour: 1,
        path: 'shop/view.svg',
        alt: '',
        height: 360,
        image_radius: 8,
        heading: 'Where we live',
        paragraph: paragraphs(
          'Our three shops are on the unceded territory of the Syilx Okanagan people. Each one keeps a shelf of Indigenous writers at the front, and we’re still learning what else to do.',
        ),
        button_label: 'Books from close to home',
        button_url: list('west'),
      }),
    ],
  };
}

/** Markup of the shop's own: what customers have said, set as no other block would set it. */
const overheard = block('custom_html_css', {
  html: `<figure><blockquote>“I came in for a stamp.”</blockquote><figcaption>Overheard in Vernon, from behind eleven books</figcaption></figure>
<figure><blockquote>“Is this the one with the bear?”</blockquote><figcaption>Overheard in Penticton. It was.</figcaption></figure>`,
  css: `:host { display: block; }
figure { margin: 0 0 1.25rem; padding-left: 1.25rem; border-left: 3px solid var(--accent); }
blockquote { margin: 0; font-family: var(--font-heading); font-size: 1.375rem; line-height: 1.3; }
figcaption { margin-top: .25rem; color: var(--ink-soft); }`,
});
