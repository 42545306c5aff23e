import { block, paragraphs } from '../../blocks/content-records.ts';
import type { DemoPage } from '../demo-shop.ts';

const privacy = [
  block('headline_paragraph', {
    level: 1,
    heading: 'Privacy',
    paragraph: paragraphs('What you read is your business. Here is what we keep, and why.'),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'What we keep',
    paragraph: paragraphs(
      'With an order: your name, your email address or phone number, and what you ordered. We need them to get your books to you, and the law makes us keep sales records for seven years.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'What we don’t keep',
    paragraph: paragraphs(
      'No card numbers. No record of the pages you looked at that could be tied to you. We count the words people search for, without names, to learn which books to stock.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Cookies',
    paragraph: paragraphs(
      'One, called session_id, set when you first put something in the cart. It remembers the cart. There are no advertising or tracking cookies on this site.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Who sees it',
    paragraph: paragraphs(
      'The people behind the counter. We don’t sell, rent, or swap customer lists, and it would take a judge’s order before we told anyone what you read.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Ask us to forget you',
    paragraph: paragraphs(
      'Write to tidewater@example.com, and we’ll delete what we’re not required to keep.',
    ),
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
      'Prices are in US dollars. Maine sales tax of 5.5 percent is added at checkout. If a publisher has changed a price and our page hasn’t caught up, we’ll call before charging you more.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Orders and holds',
    paragraph: paragraphs(
      'An order is a request that becomes a sale when we confirm that the book is set aside. We hold books for ten days. You can cancel an order for a forthcoming book any time before we tell you it’s in.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Returns',
    paragraph: paragraphs(
      'You can return new books within thirty days, unread, with the receipt. You can return used books and special orders if we described them wrong.',
    ),
  }),
  block('headline_paragraph', {
    level: 2,
    heading: 'Stock',
    paragraph: paragraphs(
      'The counts on this site are the counts in our register. Now and then someone is reading the last copy by the stove. If so, we’ll find you another.',
    ),
  }),
];

export const tidewaterLegal: DemoPage[] = [
  {
    path: '/terms-conditions',
    title: 'Terms and conditions',
    description: 'Prices, orders, returns, and holds at Tidewater Books.',
    blocks: terms,
  },
  {
    path: '/privacy-policy',
    title: 'Privacy',
    description: 'What Tidewater Books keeps about its customers, and what it doesn’t.',
    blocks: privacy,
  },
];
