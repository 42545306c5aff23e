import type { Story } from '../story.ts';

export const stories: Story<'popup_notice'>[] = [
  {
    name: 'Once in a visit',
    data: {
      heading: 'The winter catalogue is here',
      paragraph:
        '<p><a href="/staff-picks">Sixty books</a> for the dark months, each with a note from the person who read it.</p>',
      link_button: true,
      link_button_label: 'Read it',
      link_button_url: '/browse',
      button_label: 'Not now',
      show_once: true,
    },
  },
];
