import type { Story } from '../story.ts';

export const stories: Story<'constant_contact_embedded'>[] = [
  {
    name: 'A form',
    data: { heading: 'Shop news', url: 'https://visitor.constantcontact.com/do?p=un', align: 'center' },
  },
  {
    name: 'A page of the service in a frame',
    data: { heading: 'Shop news', embed_url: 'https://lp.constantcontactpages.com/example', height: 160 },
  },
];
