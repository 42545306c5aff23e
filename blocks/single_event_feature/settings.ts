import { defineBlock } from '../define-block.ts';
import { event, words } from '../fields.ts';

export const singleEventFeature = defineBlock({
  label: 'Featured event',
  about: 'One event: its picture, when and where it is, and its books.',
  whenEmpty: 'Choose an event.',
  category: 'shop',
  hasPicture: true,
  fields: {
    event_id: event('Event'),
    eyebrow: words('Line above the event', 100),
  },
  load: (data, from) => from.oneEvent(data.event_id),
});
