import { block, paragraphs } from '../../blocks/content-records.ts';
import type { DemoPage } from '../demo-shop.ts';

const privacy = [
  block('headline_paragraph', {
    level: 1,
    heading: 'Privacy',
    paragraph: paragraphs('What you read is your business. Here is what we keep, and why.'),
  }),
  block('accordion', {
    faq: [
      {
        headline: 'What we keep',
        paragraph: paragraphs(
          'With an order: your name, your email address or telephone number, and what you ordered. We need them to get your books to you, and the law makes us keep sales records for seven years.',
        ),
      },
      {
        headline: 'What we do not keep',
        paragraph: paragraphs(
          'No card numbers. No record of the pages you looked at that could be tied to you. The words people search for are counted without names, so that we learn which books to stock.',
        ),
      },
      {
        headline: 'Cookies',
        paragraph: paragraphs(
          'One, called session_id, set when you first put something in the cart. It remembers the cart. There are no advertising or tracking cookies on this site.',
        ),
      },
      {
        headline: 'Who sees it',
        paragraph: paragraphs(
          'The people behind the counter. We do not sell, rent or swap customer lists, and we will ask a judge to insist before we tell anybody what you read.',
        ),
      },
      {
        headline: 'Ask us to forget you',
        paragraph: paragraphs(
          'Write to tidewater@example.com and we will delete what we are not required to keep.',
        ),
      },
    ],
  }),
];

const terms = [
  block('headline_paragraph', {
    level: 1,
    heading: 'Terms and conditions',
    paragraph: paragraphs(
      'The plain-language rules of buying from Tidewater Books. Demo text: this shop is invented.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Prices and tax',
    paragraph: paragraphs(
      'Prices are in US dollars. Maine sales tax of 5.5 percent is added at checkout. If a publisher has changed a price and our page has not caught up, we will call before charging you more.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Orders and holds',
    paragraph: paragraphs(
      'An order is a request that becomes a sale when we confirm that the book is set aside. Held books wait ten days. Forthcoming books can be canceled at any time before we have told you they are in.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Returns',
    paragraph: paragraphs(
      'New books may come back within thirty days, unread, with the receipt. Used books and special orders may come back if we described them wrongly.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Stock',
    paragraph: paragraphs(
      'The counts on this site are the counts in our till. Now and then somebody is reading the last copy by the stove; then we will find you another.',
    ),
  }),
];

export const tidewaterLegal: DemoPage[] = [
  {
    path: '/terms-conditions',
    title: 'Terms and conditions',
    description: 'Prices, orders, returns and holds at Tidewater Books.',
    blocks: terms,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy',
    description: 'What Tidewater Books keeps about its customers, and what it does not.',
    blocks: privacy,
  },
];
