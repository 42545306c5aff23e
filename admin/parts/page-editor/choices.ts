import { createContext } from 'react';
import type { AdminOutput } from '../../../contract/admin/actions.ts';

/** What blocks can show, and how the shop writes days. */
export type Choices = AdminOutput<'page/getChoices'> & { language: string };

export const ChoicesOfShop = createContext<Choices>({
  lists: [],
  forms: [],
  locations: [],
  events: [],
  language: 'en',
});
