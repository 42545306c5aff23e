import type { DemoForm } from './demo-shop.ts';

/** The forms of a demo shop: schools ask for prices, everybody asks anything. `places` are its shops where it has several. */
export function demoForms(locationNames: readonly string[] = []): DemoForm[] {
  return [
    {
      key: 'schools',
      header: 'Tell us what your class needs',
      description: 'We come back within two school days with prices and dates.',
      elements: [
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'school', type: 'text', label: 'School', required: true, max_length: 100 },
        { id: 'email', type: 'email', label: 'Email', required: true },
        { id: 'phone', type: 'phone', label: 'Telephone' },
        ...(locationNames.length > 0
          ? [
              {
                id: 'place',
                type: 'select' as const,
                label: 'Nearest shop',
                options: locationNames.map((label) => ({ label })),
              },
            ]
          : []),
        {
          id: 'what',
          type: 'radio',
          label: 'What is it about?',
          required: true,
          required_message: 'Please choose one of these',
          options: [{ label: 'A class set' }, { label: 'Library books' }, { label: 'A book fair' }],
        },
        { id: 'needed', type: 'date', label: 'Needed by', description: 'As month, day and year.' },
        {
          id: 'list',
          type: 'textarea',
          label: 'Titles and numbers',
          rows: 5,
          max_length: 2000,
          required: true,
        },
        { id: 'order', type: 'checkbox', label: 'We will send a purchase order' },
      ],
    },
    {
      key: 'ask',
      header: 'Ask us anything',
      description: 'We answer the same day when we are open.',
      elements: [
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'email', type: 'email', label: 'Email', required: true },
        {
          id: 'birthday',
          type: 'daymonth',
          label: 'Birthday',
          description: 'Day and month. We like to send a card.',
        },
        { id: 'question', type: 'textarea', label: 'Your question', required: true },
      ],
    },
  ];
}

/** What a shop asks about an order that is collected; nothing of it must be answered. */
export const pickupForm = {
  header: 'When you collect your books',
  description: '',
  elements: [
    {
      id: 'wrap',
      type: 'checkbox',
      label: 'Wrap them as a present',
      description: 'Brown paper and sea-blue string, with our compliments.',
    },
    {
      id: 'collector',
      type: 'text',
      label: 'Somebody else collects them',
      description: 'Their name, so that we hand your books to the right person.',
      max_length: 80,
    },
  ] satisfies DemoForm['elements'],
};
