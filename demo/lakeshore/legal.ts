import { block, paragraphs } from '../../blocks/content-records.ts';
import type { DemoPage } from '../demo-shop.ts';

const privacy = [
  block('headline_paragraph', {
    level: 1,
    heading: 'Your privacy',
    paragraph: paragraphs(
      'We follow British Columbia’s Personal Information Protection Act, and our own idea of good manners.',
    ),
  }),
  block('text_columns', {
    columns: [
      {
        heading: 'What we ask for',
        paragraph: paragraphs('A name and one way to reach you, so we can tell you your book is here.'),
      },
      {
        heading: 'What we remember',
        paragraph: paragraphs(
          'Your orders, for as long as the tax rules require. Not your browsing, and never a card number.',
        ),
      },
      {
        heading: 'What we share',
        paragraph: paragraphs('Nothing. Our three shops see the same order; no one else does.'),
      },
    ],
  }),
  block('headline_paragraph', {
    heading: 'Cookies',
    paragraph: paragraphs(
      'This site sets one cookie when you choose a shop or start a cart, so it recognizes you next time. It carries no name and no advertising.',
    ),
  }),
  block('headline_paragraph', {
    heading: 'Our privacy officer',
    paragraph: paragraphs(
      'Someone has to be, and it’s Priya. Write to lakeshore@example.com to see, correct or remove what we hold about you.',
    ),
  }),
];

const terms = [
  block('headline_paragraph', {
    level: 1,
    heading: 'Terms and conditions',
    paragraph: paragraphs('How buying from Lakeshore &amp; Pine works. Demo text: this shop is invented.'),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Prices',
    paragraph: paragraphs(
      'In Canadian dollars, before GST of five percent. We correct mistakes before you pay, never after.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Orders',
    paragraph: paragraphs(
      'When you order, we set a copy aside or ask the publisher for one. You can cancel free of charge until you pick it up.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Pickup',
    paragraph: paragraphs(
      'At the shop you chose, within two weeks of our message. Someone else can pick up for you if they know the order number.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Returns',
    paragraph: paragraphs(
      'Thirty days, unread, at any of the three shops. You can return special orders only if we got them wrong.',
    ),
  }),
];

export const lakeshoreLegal: DemoPage[] = [
  {
    path: '/terms-conditions',
    title: 'Terms and conditions',
    description: 'Prices, orders, pickup and returns at Lakeshore & Pine.',
    blocks: terms,
  },
  {
    path: '/privacy-policy',
    title: 'Your privacy',
    description: 'What Lakeshore & Pine knows about you, and why so little.',
    blocks: privacy,
  },
];
