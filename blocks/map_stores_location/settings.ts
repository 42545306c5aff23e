import { defineBlock } from '../define-block.ts';
import { location } from '../fields.ts';

export const mapStoresLocation = defineBlock({
  label: 'Map',
  about: 'A map of all the shop’s locations.',
  whenEmpty: 'Place a location on the map under Locations.',
  category: 'shop',
  fields: { location_id: location('Location') },
  load: async (_data, from) => from.map(),
});
