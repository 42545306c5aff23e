import { staffForms } from '../../custom_form/staff-forms.ts';
import { comingDates } from '../../event/staff-events.ts';
import { staffLists } from '../../titlelist/staff-lists.ts';
import type { StaffHandler } from '../context.ts';

export const getChoices: StaffHandler<'page/getChoices'> = async ({ q, store, now }) => ({
  lists: (await staffLists(q, store.id)).map(({ id, name }) => ({ id, name })),
  forms: (await staffForms(q, store.id)).map(({ id, header }) => ({ id, name: header })),
  locations: store.locations.map(({ location_id, altname }) => ({ id: location_id, name: altname })),
  // A block shows none that is not published.
  events: (await comingDates(q, store.id, mostDates, now))
    .filter(({ is_published }) => is_published)
    .map(({ id, title, first_day }) => ({ id, title, day: first_day })),
});

const mostDates = 300;
