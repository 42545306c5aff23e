import { defineBlock } from '../define-block.ts';

export const eventsCalendar = defineBlock({
  label: 'Calendar of events',
  about: 'A month of events, with arrows to the months beside it.',
  category: 'shop',
  fields: {},
  load: (_data, from) => from.eventMonth(),
});
