import { defineBlock } from '../define-block.ts';
import { number } from '../fields.ts';

/** EVENT-025. */
const fetched = 24;

export const eventsGrid = defineBlock({
  label: 'Grid of events',
  about: 'The next events side by side, with their pictures.',
  whenEmpty: 'Add an event that is still to come.',
  category: 'shop',
  hasPicture: true,
  fields: { limit: number('Maximum number of events', { min: 1, max: fetched, whole: true }, 8) },
  load: async (data, from) => {
    const found = await from.events(fetched);
    return { ...found, rows: found.rows.slice(0, data.limit) };
  },
});
