import { block, paragraphs } from '../blocks.ts';
import type { DemoPage, Links } from '../demo-shop.ts';
import { lakeshoreLegal } from './legal.ts';

export function lakeshorePages(links: Links): DemoPage[] {
  return [
    home(links),
    about(links),
    contact(links),
    staffPicks(links),
    schoolOrders(links),
    faq,
    ...lakeshoreLegal,
  ];
}

function home({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/',
    title: 'Lakeshore & Pine',
    description:
      'Three independent bookshops in the Okanagan: Kelowna, Vernon and Penticton. One catalogue, collected where you like.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        style: 'hero',
        list_id: listId('outside'),
        eyebrow: 'Kelowna · Vernon · Penticton',
        heading: 'Three shops, one long lake, a great many books.',
        paragraph: paragraphs(
          'Pick your shop, put your books aside, and collect them on the way home. What one of us has, all of us have by Friday.',
        ),
      }),
      block('button_grid', {
        buttons: [
          { label: 'Canadian writers', link: list('canadian'), tab: false },
          { label: 'Find your shop', link: '/contact', tab: false },
        ],
      }),
      block('product_grid', {
        list_id: listId('favourites'),
        heading: 'Valley favourites',
        limit: 12,
        image_size: 150,
      }),
      block('product_slider', {
        list_id: listId('canadian'),
        heading: 'From here to the other two oceans',
        paragraph: paragraphs('New, old and never out of fashion: writing from across the country.'),
        limit: 24,
        image_size: 140,
      }),
      block('single_title_feature', {
        eisbn: edition('arctic-dreams'),
        eyebrow: 'Priya’s winter read',
        heading: 'For when the light goes',
        paragraph: paragraphs(
          'Not to be hurried. It is about ice, narwhals and patience, and it has seen me through two Februaries. Read it at the window.',
        ),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('new'),
        heading: 'New this week',
        limit: 20,
        image_size: 140,
      }),
      block('text_columns', {
        heading: 'However you like to shop',
        columns: [
          {
            heading: 'Collect anywhere',
            paragraph: paragraphs(
              'Choose Kelowna, Vernon or Penticton at the checkout. If the book is there it is ready the same day.',
            ),
          },
          {
            heading: 'The Friday van',
            paragraph: paragraphs(
              'Tom drives the length of the lake every Friday with whatever you asked for at the other end of it.',
            ),
          },
          {
            heading: 'Ask a person',
            paragraph: paragraphs(
              'Tell us the last three books you loved and we will choose the fourth. It costs nothing but the book.',
            ),
          },
        ],
      }),
      block('product_slider', {
        list_id: listId('young'),
        heading: 'From the children’s room',
        limit: 20,
        image_size: 140,
      }),
      block('custom_button', {
        button_label: 'Close to home: BC and the West',
        button_url: list('west'),
        align: 'center',
      }),
      block('scroll_to_top'),
    ],
  };
}

function about({ list }: Links): DemoPage {
  return {
    path: '/about',
    title: 'Our story',
    description: 'How two friends and a fruit stand became three bookshops in the Okanagan.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Our story',
        paragraph: paragraphs(
          'In 1994 Anneke Pine had a fruit stand on the Kelowna road and a habit of reading to the customers. When the peaches ended that September she kept the stand open and sold the books instead. By the following summer there was no room for fruit.',
          'The shop on Abbott Row came in 1997; Vernon in 2006, when the packing house stood empty; Penticton in 2013, because a customer there wrote to us every month until we did it. All three share one stock, one catalogue and one van.',
          'We belong to the fourteen people who work here. Anneke has retired to the children’s room, where she is not retired at all.',
        ),
      }),
      block('text_columns', {
        columns: [
          {
            heading: 'Priya, Kelowna',
            paragraph: paragraphs(
              'History, natural history, knitting. Drove to Field to look at a fossil because of a paperback.',
            ),
          },
          {
            heading: 'Tom, Vernon',
            paragraph: paragraphs('Poetry, ideas and the van. Reads prefaces aloud to whoever is on shift.'),
          },
          {
            heading: 'Mireille, Penticton',
            paragraph: paragraphs(
              'French, Spanish, maps and mysteries. Knows which trail the author got wrong.',
            ),
          },
        ],
      }),
      block('headline_paragraph', {
        heading: 'Where we live',
        paragraph: paragraphs(
          'Our three shops stand on the unceded territory of the Syilx Okanagan people. We keep a shelf of Indigenous writers at the front of each of them, and we are still learning what else to do.',
        ),
      }),
      block('custom_button', { button_label: 'Books from close to home', button_url: list('west') }),
    ],
  };
}

const contact = ({ formId }: Links): DemoPage => ({
  path: '/contact',
  title: 'Visit us',
  description: 'Addresses, hours and telephone numbers of the shops in Kelowna, Vernon and Penticton.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'Three shops along the lake',
      paragraph: paragraphs(
        'Each has its own hours and its own character. Any of them can look in the other two for you while you wait.',
      ),
    }),
    block('contact_and_hours', { heading: '' }),
    block('map_stores_location', { padding_y: 24 }),
    block('headline_paragraph', {
      heading: 'Accessibility',
      paragraph: paragraphs(
        'All three shops are step-free. In Vernon the packing-house door is heavy; ring, and somebody will run.',
      ),
    }),
    block('custom_form', { form_id: formId('ask'), width: 50 }),
  ],
});

function staffPicks({ listId }: Links): DemoPage {
  return {
    path: '/staff-picks',
    title: 'Staff picks',
    description: 'What the booksellers of Lakeshore & Pine are reading and recommending.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Staff picks',
        paragraph: paragraphs('Short notes, strong opinions. Open a book to read them.'),
      }),
      block('product_grid', { list_id: listId('staff'), limit: 48, image_size: 150 }),
      block('product_slider', {
        list_id: listId('club'),
        heading: 'Book club favourites, ten percent off',
        limit: 20,
        image_size: 140,
      }),
      block('scroll_to_top'),
    ],
  };
}

const schoolOrders = ({ formId }: Links): DemoPage => ({
  path: '/school-orders',
  title: 'School orders',
  description: 'Class sets, library orders and book fairs for schools in the Okanagan.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'Schools and libraries',
      paragraph: paragraphs(
        'We look after schools from Summerland to Armstrong. Send a list, a curriculum code or just a theme; a bookseller answers, usually the next morning.',
      ),
    }),
    block('text_columns', {
      columns: [
        {
          heading: 'Educator price',
          paragraph: paragraphs(
            'Fifteen percent off every classroom order, twenty on ten or more copies of one title.',
          ),
        },
        {
          heading: 'Canadian first',
          paragraph: paragraphs(
            'Tell us and we will build the whole list from Canadian and Indigenous writers, at any grade.',
          ),
        },
        {
          heading: 'Invoices',
          paragraph: paragraphs(
            'School district purchase orders are welcome. Only GST applies to books; we show it apart.',
          ),
        },
      ],
    }),
    block('accordion', {
      heading: 'What teachers ask',
      faq: [
        {
          headline: 'Can we see the books first?',
          paragraph: paragraphs('Yes. We lend approval boxes for two weeks, delivered by the Friday van.'),
        },
        {
          headline: 'Do you carry French immersion titles?',
          paragraph: paragraphs(
            'A shelf of them in Penticton, and everything else to order. Ask for Mireille.',
          ),
        },
        {
          headline: 'When should we order for September?',
          paragraph: paragraphs(
            'By the last week of June if you can. In the last week of August we will still try.',
          ),
        },
      ],
    }),
    block('custom_form', { form_id: formId('schools'), width: 60 }),
    block('custom_button', {
      button_label: 'Write to us',
      button_url: 'mailto:schools.lakeshore@example.com',
    }),
  ],
});

const faq: DemoPage = {
  path: '/faq',
  title: 'Questions',
  description: 'Ordering, collecting, returns and gift cards at Lakeshore & Pine.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'Questions', paragraph: '' }),
    block('accordion', {
      heading: 'Ordering and collecting',
      faq: [
        {
          headline: 'Which shop will have my book?',
          paragraph: paragraphs(
            'The page of each book says how many copies stand in the shop you have chosen, and where else there are some.',
          ),
        },
        {
          headline: 'Can I change my shop?',
          paragraph: paragraphs(
            'Any time, with the picker at the top of the page. Your cart comes with you.',
          ),
        },
        {
          headline: 'How long will you hold it?',
          paragraph: paragraphs(
            'Two weeks. We send one reminder, and then somebody else may fall in love with it.',
          ),
        },
        {
          headline: 'What if it is at another shop?',
          paragraph: paragraphs(
            'It travels on the Friday van, or you can collect it there today. Choose whichever suits you at the checkout.',
          ),
        },
        {
          headline: 'Do you mail books?',
          paragraph: paragraphs(
            'Not from this site yet. Telephone us, toll-free, and we will send a parcel by Canada Post.',
          ),
        },
      ],
    }),
    block('accordion', {
      heading: 'Paying and returning',
      faq: [
        {
          headline: 'Are prices in Canadian dollars?',
          paragraph: paragraphs(
            'Yes, every one, whatever is printed on the back of the book. GST of five percent is added; there is no PST on books in British Columbia.',
          ),
        },
        {
          headline: 'How do I pay?',
          paragraph: paragraphs('At the counter, when you collect.'),
        },
        {
          headline: 'Can I return a gift?',
          paragraph: paragraphs(
            'With a receipt or a convincing story, within thirty days, at any of our shops.',
          ),
        },
        {
          headline: 'Do you take used books?',
          paragraph: paragraphs(
            'In Vernon only, on the first Saturday of the month, in exchange for store credit.',
          ),
        },
      ],
    }),
  ],
};
