import { block, paragraphs } from '../blocks.ts';
import type { DemoPage, Links } from '../demo-shop.ts';
import { tidewaterLegal } from './legal.ts';

export function tidewaterPages(links: Links): DemoPage[] {
  return [
    home(links),
    about(links),
    contact(links),
    staffPicks(links),
    schoolOrders(links),
    faq,
    ...tidewaterLegal,
  ];
}

function home({ list, listId, edition }: Links): DemoPage {
  return {
    path: '/',
    title: 'Tidewater Books',
    description:
      'An independent bookshop on the Portland, Maine waterfront: new and used books, staff picks, and a chair by the stove.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        style: 'hero',
        list_id: listId('sea'),
        eyebrow: 'Portland, Maine',
        heading: 'Come in out of the weather.',
        paragraph: paragraphs(
          'Two floors of new and used books, half a block up from the ferry. Order here and collect at the counter, often the same afternoon.',
        ),
      }),
      block('button_grid', {
        buttons: [
          { label: 'See what’s new', link: list('new'), tab: false },
          { label: 'Hours and directions', link: '/contact', tab: false },
        ],
      }),
      block('product_slider', {
        list_id: listId('new'),
        heading: 'New this week',
        limit: 20,
        image_size: 140,
      }),
      block('single_title_feature', {
        eisbn: edition('gilead'),
        eyebrow: 'Nell’s book of the month',
        heading: 'Read it slowly',
        paragraph: paragraphs(
          'A quiet book for a loud season. I have put it into more hands than any other this year, and only one came back, because he wanted a second copy for his sister.',
        ),
        button_label: 'See the book',
      }),
      block('product_slider', {
        list_id: listId('staff'),
        heading: 'Pressed on you by the staff',
        paragraph: paragraphs('Every one of these has a note from the person who loved it.'),
        limit: 20,
        image_size: 140,
      }),
      block('text_columns', {
        heading: 'How we work',
        columns: [
          {
            heading: 'Order tonight',
            paragraph: paragraphs(
              'Pay at the counter when you collect. If it is on our shelves we will have it ready within two hours of opening.',
            ),
          },
          {
            heading: 'We can get almost anything',
            paragraph: paragraphs(
              'If it is in print we can usually have it here in a week or two. If it is not, ask Marcus; he likes a hunt.',
            ),
          },
          {
            heading: 'Bring us your boxes',
            paragraph: paragraphs(
              'We buy used books on Tuesday and Thursday mornings, for cash or for a little more in store credit.',
            ),
          },
        ],
      }),
      block('blank_space', { height: 24, divider: true }),
      block('product_grid', {
        list_id: listId('winter'),
        heading: 'Long books for short days',
        paragraph: paragraphs('It is dark by half past four. We have made provision.'),
        limit: 12,
        image_size: 140,
      }),
      block('product_slider', {
        list_id: listId('young'),
        heading: 'For young readers',
        limit: 20,
        image_size: 140,
      }),
      block('custom_button', {
        button_label: 'Visit the Maine shelf',
        button_url: list('maine'),
        align: 'center',
      }),
      block('scroll_to_top'),
    ],
  };
}

function about({ list }: Links): DemoPage {
  return {
    path: '/about',
    title: 'About us',
    description: 'How a chandler’s storeroom on the Portland waterfront became Tidewater Books.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'About Tidewater Books',
        paragraph: paragraphs(
          'The building on Lantern Street sold rope, tar and ship’s biscuit for ninety years before it sold a book. In the spring of 1986 Ruth Amory rented the ground floor, put eleven hundred paperbacks on what had been net racks, and hung a card in the window that said <em>Open when the light is on</em>.',
          'Nell Amory, her niece, runs the shop now. The net racks are still here; they hold poetry. The light is on six days a week, and there are rather more than eleven hundred books: about nine thousand new ones downstairs and as many used ones above, depending on how the week has gone.',
          'We are four booksellers, one of them part-time and one of them a cat. We read what we sell. When we recommend a book we will tell you what is wrong with it too.',
        ),
      }),
      block('text_columns', {
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
              'Used books, poetry and the sea. Grew up on Deer Isle and can tell you which of the boats in a novel would sink.',
            ),
          },
          {
            heading: 'Ballast',
            paragraph: paragraphs(
              'Shop cat, gray. Sleeps in History. Please lift the book rather than the cat; he has filed several complaints.',
            ),
          },
        ],
      }),
      block('headline_paragraph', {
        heading: 'In the neighborhood',
        paragraph: paragraphs(
          'We supply the schools on the peninsula, keep a table at the winter market, and lend our upper room to three book clubs, two knitting circles and one very serious chess club. If you need a room with four hundred witnesses on the walls, ask.',
        ),
      }),
      block('custom_button', { button_label: 'See what we are reading', button_url: list('staff') }),
    ],
  };
}

const contact = ({ formId }: Links): DemoPage => ({
  path: '/contact',
  title: 'Visit us',
  description: 'Address, hours, telephone and directions for Tidewater Books in Portland, Maine.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'Find us on Lantern Street',
      paragraph: paragraphs(
        'From the ferry landing walk uphill toward the brick chimney and stop at the green door. If you can smell bread you have gone one house too far, which happens to everybody.',
      ),
    }),
    block('contact_and_hours', { heading: '' }),
    block('map_stores_location', { padding_y: 24 }),
    block('headline_paragraph', {
      heading: 'Call or write',
      paragraph: paragraphs(
        'Telephone is quickest: somebody who knows the shelves answers it. Letters by email reach us too, and we reply the same day if we are open.',
      ),
    }),
    block('custom_form', { form_id: formId('ask'), width: 50 }),
  ],
});

function staffPicks({ listId }: Links): DemoPage {
  return {
    path: '/staff-picks',
    title: 'Staff picks',
    description: 'The books the staff of Tidewater Books recommend, with a note from each reader.',
    blocks: [
      block('headline_paragraph', {
        level: 1,
        heading: 'Staff picks',
        paragraph: paragraphs(
          'There is no algorithm here. There is Nell, who reads at breakfast, and Marcus, who reads on the bus. Open a book to see what they wrote about it.',
        ),
      }),
      block('product_grid', { list_id: listId('staff'), limit: 48, image_size: 140 }),
      block('product_slider', {
        list_id: listId('club'),
        heading: 'Book club favorites, ten percent off',
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
  description: 'Class sets, library orders and book fairs for schools in greater Portland.',
  blocks: [
    block('headline_paragraph', {
      level: 1,
      heading: 'For schools and libraries',
      paragraph: paragraphs(
        'We have supplied classrooms since our first September. Send us a list in any form (a spreadsheet, a photograph of the whiteboard) and we will come back within two school days with prices and dates.',
      ),
    }),
    block('text_columns', {
      columns: [
        {
          heading: 'Class sets',
          paragraph: paragraphs(
            'Twenty percent off ten or more copies of one title, fifteen on mixed orders of fifty.',
          ),
        },
        {
          heading: 'Purchase orders',
          paragraph: paragraphs(
            'Welcome, with thirty days to pay. Bring your exemption certificate and we leave the sales tax off.',
          ),
        },
        {
          heading: 'Book fairs',
          paragraph: paragraphs(
            'We bring the tables, the books and a bookseller who can talk to nine-year-olds. A fifth of sales stays with the school, in books.',
          ),
        },
      ],
    }),
    block('accordion', {
      heading: 'What teachers ask',
      faq: [
        {
          headline: 'How long does a class set take?',
          paragraph: paragraphs(
            'A week if our wholesaler has it, three if it has to come from the publisher. In August, add one.',
          ),
        },
        {
          headline: 'Can you suggest titles?',
          paragraph: paragraphs(
            'Gladly. Tell us the grade, the subject and what you did last year, and Nell will send you a dozen with a sentence on each.',
          ),
        },
        {
          headline: 'Do you deliver?',
          paragraph: paragraphs(
            'To any school on the peninsula and in South Portland, free, on Wednesdays, in a station wagon.',
          ),
        },
      ],
    }),
    block('custom_form', { form_id: formId('schools'), width: 60 }),
    block('custom_button', {
      button_label: 'Write to us',
      button_url: 'mailto:schools.tidewater@example.com',
    }),
  ],
});

const faq: DemoPage = {
  path: '/faq',
  title: 'Questions',
  description: 'Answers about ordering, collecting, returns, used books and gift cards at Tidewater Books.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'Questions, answered', paragraph: '' }),
    block('accordion', {
      heading: 'Ordering',
      faq: [
        {
          headline: 'How do I order?',
          paragraph: paragraphs(
            'Put books in the cart, tell us your name and how to reach you, and we do the rest. You do not need an account.',
          ),
        },
        {
          headline: 'When can I collect?',
          paragraph: paragraphs(
            'If the page says a copy is in stock, usually within two hours of our opening. We email or call when it is on the hold shelf, and keep it there for ten days.',
          ),
        },
        {
          headline: 'What does “Available to order” mean?',
          paragraph: paragraphs(
            'We do not have it today but can get it, usually in one to two weeks. You pay nothing until it is here.',
          ),
        },
        {
          headline: 'Do you ship?',
          paragraph: paragraphs('Not from this site yet. Call us and we will pack a parcel the old way.'),
        },
      ],
    }),
    block('accordion', {
      heading: 'Everything else',
      faq: [
        {
          headline: 'May I return a book?',
          paragraph: paragraphs(
            'Within thirty days, unread and with the receipt, for your money back. After that, for store credit and a conversation.',
          ),
        },
        {
          headline: 'How do you describe used books?',
          paragraph: paragraphs(
            'Honestly. The note beside the price says what we would say across the counter: a price-clipped jacket, a name on the flyleaf, some sand.',
          ),
        },
        {
          headline: 'Do you buy used books?',
          paragraph: paragraphs(
            'Tuesday and Thursday mornings until noon. Fiction, poetry, history, cooking and anything nautical. No textbooks, and nothing that has lived in a cellar.',
          ),
        },
        {
          headline: 'Do gift cards expire?',
          paragraph: paragraphs('Never. You can ask us for the balance at any time.'),
        },
        {
          headline: 'Is the cat for sale?',
          paragraph: paragraphs('No.'),
        },
      ],
    }),
  ],
};
