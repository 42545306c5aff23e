import type { Story } from '../story.ts';

export const stories: Story<'above_searchbar_notice'>[] = [
  {
    name: 'A line with a link',
    data: {
      heading: 'Closed on Thursday',
      paragraph: '<p>We are counting every book. Back on <em>Friday</em> at ten.</p>',
      button_url: '/contact',
      button_label: 'Our hours',
    },
  },
  {
    name: 'In the middle, on the accent',
    data: {
      paragraph: '<p>The winter catalogue is here. <a href="/browse">Read it</a>.</p>',
      align: 'center',
      background_colour: 5,
    },
  },
  {
    name: 'Fewer words on phones, its link as a button',
    data: {
      heading: 'Signed copies',
      paragraph: '<p>Forty signed copies came in this morning, first come, first served.</p>',
      button_url: '/browse',
      button_label: 'See them',
      button_type: 2,
      background_colour: 4,
      allow_mobile_overrides: true,
      mobile_paragraph: '<p>Forty are in.</p>',
    },
  },
];
