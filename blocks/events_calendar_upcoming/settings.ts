import { defineBlock } from '../define-block.ts';
import { number } from '../fields.ts';

export const eventsCalendarUpcoming = defineBlock({
  label: 'Next events with a calendar',
  about: 'The next events beside a calendar of the month.',
  whenEmpty: 'Add an event that is still to come.',
  category: 'shop',
  hasPicture: true,
  // EVENT-026.
  fields: { limit: number('Maximum number of events', { min: 1, max: 20, whole: true }, 2) },
  load: async (data, from) => {
    const [upcoming, month] = await Promise.all([from.events(data.limit), from.eventMonth()]);
    return { ...month, upcoming: upcoming.rows };
  },
});
