import { defineBlock } from '../define-block.ts';
import { number, words } from '../fields.ts';

export const singleEventFeature = defineBlock({
  label: 'Featured event',
  about: 'One event: its picture, when and where it is, and its books.',
  category: 'shop',
  hasPicture: true,
  fields: {
    event_id: number('Number of the event', { min: 0, max: 2_147_483_647, whole: true }, 0),
    eyebrow: words('Line above the event', 100),
  },
  load: (data, from) => from.oneEvent(data.event_id),
});
