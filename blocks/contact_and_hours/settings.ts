import { defineBlock } from '../define-block.ts';
import { location } from '../fields.ts';

export const contactAndHours = defineBlock({
  label: 'Contact and hours',
  about: 'Address, contact details, and opening hours.',
  whenEmpty: 'Add the address and hours of a location under Locations.',
  category: 'shop',
  fields: { location_id: location('Location') },
  load: async (_data, from) => from.locations(),
});
