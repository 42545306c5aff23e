import { block, paragraphs } from '../../../blocks/content-records.ts';
import type { DemoPage } from '../../demo-shop.ts';

export const faq: DemoPage = {
  path: '/faq',
  title: 'Questions',
  description: 'Answers about ordering, pickup, returns, used books, and gift cards at Tidewater Books.',
  blocks: [
    block('headline_paragraph', { level: 1, heading: 'Questions, answered', paragraph: '' }),
    block('image_gif', {
      path: 'shop/window-seat.svg',
      alt: 'The armchair by the rainy window, with an open book on it',
      image_radius: 4,
      width: 40,
      allow_mobile_overrides: true,
      mobile_width: 100,
    }),
    block('accordion', {
      heading: 'Ordering',
      faq: [
        {
          headline: 'How do I order?',
          paragraph: paragraphs(
            'Put books in the cart, tell us your name and how to reach you, and we’ll do the rest. You don’t need an account for books that are on our shelves.',
          ),
        },
        {
          headline: 'When can I pick up my order?',
          paragraph: paragraphs(
            'If the page says a copy is in stock, usually within two hours on days we’re open. We’ll email or call when it’s on the hold shelf, and we’ll keep it there for ten days.',
          ),
        },
        {
          headline: 'What does “Available to order” mean?',
          paragraph: paragraphs(
            'We don’t have it today, but we can get it, usually in one to two weeks. You don’t pay anything until it’s here. You’ll need an account, so we can keep track of your order.',
          ),
        },
        {
          headline: 'Do you ship?',
          paragraph: paragraphs(
            'Yes, anywhere in the United States, with an account. Around the corner, in ZIP codes 04101 and 04102, Nell brings your books by bicycle. To Canada, we’ll tell you what the postage costs before you pay.',
          ),
        },
      ],
    }),
    block('accordion', {
      heading: 'Everything else',
      faq: [
        {
          headline: 'Can I return a book?',
          paragraph: paragraphs(
            'Yes: within thirty days, unread and with the receipt, for your money back. After that, for store credit and a conversation.',
          ),
        },
        {
          headline: 'How do you describe used books?',
          paragraph: paragraphs(
            'Honestly. The note beside the price says what we’d say across the counter: a price-clipped jacket, a name on the flyleaf, a little sand.',
          ),
        },
        {
          headline: 'Do you buy used books?',
          paragraph: paragraphs(
            'Yes, on Tuesday and Thursday mornings until noon. Fiction, poetry, history, cooking, and anything nautical. No textbooks, please, and nothing that’s been living in a basement.',
          ),
        },
        {
          headline: 'Is there ever a discount?',
          paragraph: paragraphs(
            'Buy two used books, and the third is free: the cart takes off the cheapest. The club’s books are ten percent off for everyone. Members take another 15 percent off them with the promo code BOOKCLUB.',
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
    block('table_grid', {
      heading: 'What our words for used books mean',
      columns: [
        { header: 'We say', min_width: 100 },
        { header: 'You get', min_width: 200 },
      ],
      rows: [
        { data: ['Like new', 'Read once, by someone with clean hands.'] },
        { data: ['Very good', 'Read and loved, and the spine shows it a little.'] },
        { data: ['Good', 'A name on the flyleaf, a corner turned down, every page present and in order.'] },
        { data: ['Reading copy', 'For the bath, the boat, or the beach. It’s priced that way, too.'] },
      ],
    }),
    block('side_by_side_text_button', {
      background_colour: 3,
      padding_x: 24,
      padding_y: 32,
      heading: 'Still wondering?',
      paragraph: paragraphs('Then it’s a good question. Ask away, and we may put the answer here.'),
      buttons: [
        { label: 'Ask us anything', link: '/contact', tab: false },
        { label: 'Read our terms', link: '/terms-conditions', tab: false },
      ],
      button_type: 2,
    }),
  ],
};
