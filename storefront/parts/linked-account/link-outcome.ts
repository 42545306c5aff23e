import type { FormRefusal } from '../submit/submit-form.tsx';

export const linkPath = '/account/link';

export const linkSaid = {
  // LINKED-016.
  link_requested: 'Link request sent.',
  // LINKED-017.
  link_agreed: 'Account authorized successfully.',
  link_removed: 'Link removed.',
};

export const linkRemovalText =
  'To link the accounts again, a new request would have to be sent and agreed to.';

export interface LinkRefusal extends FormRefusal {
  /** The form that it belongs to; undefined when the shop could not be asked. */
  intent?: string;
  code?: string;
  /** The email address that was typed. */
  email?: string;
}
