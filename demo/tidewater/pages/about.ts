import { block, paragraphs, wideBlock } from '../../../blocks/content-records.ts';
import type { DemoPage, Links } from '../../demo-shop.ts';

export function about({ list }: Links): DemoPage {
  return {
    path: '/about',
    title: 'About us',
    description: 'How a chandler’s storeroom on the Portland waterfront became Tidewater Books.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        eyebrow: 'Lantern Street, since 1986',
        heading: 'About Tidewater Books',
        paragraph: '',
      }),
      block('side_by_side_text_image', {
        path: 'shop/front.svg',
        alt: 'The store on Lantern Street: a striped awning, and books in both windows',
        image_radius: 4,
        image_side: 'right',
        heading: 'Open when the light is on',
        paragraph: paragraphs(
          'The building on Lantern Street sold rope, tar, and hardtack for ninety years before it sold a book. In the spring of 1986 Ruth Amory rented the first floor, put eleven hundred paperbacks on what had been net racks, and hung a card in the window that said <em>Open when the light is on</em>.',
          'Nell Amory, her niece, runs the store now. The net racks are still here; they hold poetry. The light is on six days a week, and there are quite a few more than eleven hundred books: about nine thousand new ones downstairs and as many used ones upstairs, depending on how the week has gone.',
        ),
      }),
      years,
      block('headline_paragraph', {
        heading: 'Who you’ll meet',
        paragraph: paragraphs(
          'We are four booksellers, one of them part-time and one of them a cat. We read what we sell. When we recommend a book, we’ll tell you what’s wrong with it, too.',
        ),
      }),
      block('text_columns', {
        initials: true,
        columns: [
          {
            heading: 'Nell',
            paragraph: paragraphs(
              'Owner and buyer. Novels, mysteries, anything with a difficult aunt in it. Will argue that Middlemarch is a short book.',
            ),
          },
          {
            heading: 'Marcus',
            paragraph: paragraphs(
              'Used books, poetry, and the sea. Grew up on Deer Isle and can tell you which of the boats in a novel would sink.',
            ),
          },
          {
            heading: 'June',
            paragraph: paragraphs(
              'Saturdays and the children’s corner. Teaches third grade the rest of the week, and knows what nine-year-olds say to each other about books.',
            ),
          },
        ],
      }),
      block('side_by_side_text_image', {
        path: 'shop/ballast.svg',
        alt: 'Ballast, a gray cat, asleep on four books',
        image_radius: 4,
        heading: 'And Ballast',
        paragraph: paragraphs(
          'Store cat, gray. Sleeps in History. Please move the book, not the cat; he has filed several complaints.',
          'He came in out of a northeaster in 2019, sat down on the returns, and has considered them his ever since.',
        ),
        button_label: 'See what he’s sleeping on',
        button_url: list('staff'),
      }),
      block('image_carousel', {
        heading: 'A walk through the store',
        height: 520,
        background_colour: 1,
        slides: [
          {
            path: 'shop/window-seat.svg',
            alt: 'A red armchair under a rainy window, with a lamp and books beside it',
            headline: 'The chair',
            paragraph: paragraphs('First floor, by the stove. There is a line for it in February.'),
          },
          {
            path: 'shop/shelves.svg',
            alt: 'A wall of books from floor to ceiling',
            headline: 'The used floor',
            paragraph: paragraphs(
              'Up the stairs; watch the third step. Nine thousand books, no two priced alike.',
            ),
          },
          {
            path: 'shop/view.svg',
            alt: 'Brick houses along the harbor, with sailboats in front',
            headline: 'What you see from the stairs',
            paragraph: paragraphs('On a clear day. We’ve had several.'),
          },
        ],
      }),
      wideBlock('headline_paragraph', {
        background_colour: 3,
        padding_x: 24,
        padding_y: 48,
        align: 'center',
        heading: 'In the neighborhood',
        paragraph: paragraphs(
          'We supply the schools on the peninsula, keep a table at the winter market, and lend our upstairs room to three book clubs, two knitting circles, and one very serious chess club. If you need a room with four hundred witnesses on the walls, just ask.',
        ),
        buttons: [{ label: 'Ask about the upstairs room', link: '/contact', tab: false }],
      }),
    ],
  };
}

/** Markup of the shop's own: a list of years, set as no other block would set it. */
const years = block('custom_html_css', {
  html: `<ol class="years">
  <li><b>1896</b><span>Amory &amp; Sons, ship chandlers, put up the building.</span></li>
  <li><b>1986</b><span>The last coil of rope goes out; the first paperback comes in.</span></li>
  <li><b>1998</b><span>The used floor opens. The stairs begin to creak in A minor.</span></li>
  <li><b>2011</b><span>Nell takes the keys. Ruth takes the chair by the stove.</span></li>
  <li><b>2019</b><span>A cat moves in during a storm and is put on the payroll.</span></li>
</ol>`,
  css: `.years { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 1.5rem; margin: 0; padding: 1.25rem 0; border-block: 1px solid var(--line); list-style: none; }
.years li { display: grid; gap: .25rem; align-content: start; }
.years b { color: var(--accent); font-family: var(--font-heading); font-size: 1.5rem; font-weight: 550; }
.years span { line-height: 1.45; }`,
});
