import { eventsAtATime } from '../../contract/event-rules.ts';
import { defineBlock } from '../define-block.ts';

export const eventList = defineBlock({
  label: 'List of events',
  about: 'All events to come in a narrow list: day, title, time and place.',
  whenEmpty: 'Add an event that is still to come.',
  category: 'shop',
  fields: {},
  load: (_data, from) => from.events(eventsAtATime),
});
