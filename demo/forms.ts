import type { DemoForm } from './demo-shop.ts';

/** The forms of a demo shop: schools ask for prices, everybody asks anything. `places` are its shops where it has several. */
export function demoForms(locationNames: readonly string[] = []): DemoForm[] {
  return [
    {
      key: 'schools',
      header: 'Tell us what your class needs',
      description: 'We’ll get back to you within two school days with prices and dates.',
      elements: [
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'school', type: 'text', label: 'School', required: true, max_length: 100 },
        { id: 'email', type: 'email', label: 'Email', required: true },
        { id: 'phone', type: 'phone', label: 'Phone' },
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
        { id: 'needed', type: 'date', label: 'Needed by', description: 'Month, day, and year.' },
        {
          id: 'list',
          type: 'textarea',
          label: 'Titles and quantities',
          rows: 5,
          max_length: 2000,
          required: true,
        },
        { id: 'order', type: 'checkbox', label: 'We’ll send a purchase order' },
      ],
    },
    {
      key: 'find',
      header: 'Ask us to find it',
      description: 'We write back the same day when we’re open.',
      elements: [
        {
          id: 'book',
          type: 'textarea',
          label: 'The book you’re looking for',
          description: 'A title, an author, an ISBN, or just what it’s about.',
          rows: 2,
          required: true,
        },
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'email', type: 'email', label: 'Email', required: true },
      ],
    },
    {
      key: 'ask',
      header: 'Ask us anything',
      description: 'On days we’re open, we answer the same day.',
      elements: [
        { id: 'name', type: 'text', label: 'Your name', required: true },
        { id: 'email', type: 'email', label: 'Email', required: true },
        { id: 'question', type: 'textarea', label: 'Your question', required: true },
      ],
    },
  ];
}

/** What a shop asks about a pickup order; no answer is required. */
export const pickupForm = {
  header: 'When you pick up your books',
  description: '',
  elements: [
    {
      id: 'wrap',
      type: 'checkbox',
      label: 'Gift-wrap them',
      description: 'Brown paper and sea-blue string, with our compliments.',
    },
    {
      id: 'collector',
      type: 'text',
      label: 'Someone else picking up?',
      description: 'Tell us their name, so we hand your books to the right person.',
      max_length: 80,
    },
  ] satisfies DemoForm['elements'],
};
