import type { Story } from '../story.ts';

const columns = ['Order tonight', 'We can get almost anything', 'Bring us your boxes'].map((heading) => ({
  heading,
  paragraph: '<p>If it’s in print, we can usually have it here in a week or two.</p>',
}));

export const stories: Story<'text_columns'>[] = [
  { name: 'Three columns', data: { heading: 'How we work', columns } },
  {
    name: 'Two of three, two on phones',
    data: { count: 2, columns, allow_mobile_overrides: true, mobile_count: 2 },
  },
];
