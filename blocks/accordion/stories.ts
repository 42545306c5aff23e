import type { Story } from '../story.ts';

const faq = [
  {
    headline: 'Can you order a book for me?',
    paragraph: '<p>Nearly always. Most books are here within two weeks.</p>',
  },
  {
    headline: 'Do you buy used books?',
    label: 'Tuesday and Thursday mornings',
    paragraph: '<p>Yes, in good condition. <a href="/contact">Ask us</a> before you carry a box.</p>',
  },
];

export const stories: Story<'accordion'>[] = [
  { name: 'Questions', data: { heading: 'Questions we hear', faq } },
  { name: 'One at a time, with a label', data: { label: 'At the counter', is_accordion: true, faq } },
  {
    name: 'Without lines, large arrows in colour, on a ground',
    data: { is_ghost: true, arrow_size: 24, arrow_colour: 5, background_colour: 4, faq },
  },
];
