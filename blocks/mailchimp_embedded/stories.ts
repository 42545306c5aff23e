import type { Story } from '../story.ts';

const url = 'https://corner.us1.list-manage.com/subscribe/post?u=1&id=2';

export const stories: Story<'mailchimp_embedded'>[] = [
  {
    name: 'Email alone',
    data: { heading: 'A letter a month', subheading: 'What we read, and who is coming by.', url },
  },
  {
    name: 'With name and telephone, on a ground',
    data: {
      heading: 'A letter, and a call now and then',
      url,
      show_name: true,
      show_phone: true,
      background_colour: 4,
      padding_y: 32,
    },
  },
];
