import { eventsAtATime } from '../../contract/event-rules.ts';
import { defineBlock } from '../define-block.ts';

export const events = defineBlock({
  label: 'Events',
  about: 'All events to come, month by month, with their summaries and books.',
  whenEmpty: 'Add an event that is still to come.',
  category: 'shop',
  hasPicture: true,
  fields: {},
  load: (_data, from) => from.events(eventsAtATime),
});
