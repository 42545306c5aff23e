import * as m from '../../../messages/compiled/messages.js';
import type { FormRefusal } from '../submit/form-outcome.ts';

export const linkPath = '/account/link';

export const linkSentences = {
  // LINKED-016.
  link_requested: m.account_link_requested,
  // LINKED-017.
  link_agreed: m.account_link_agreed,
  link_removed: m.account_link_removed,
};

export const linkRemovalText = m.account_link_removal;

export interface LinkRefusal extends FormRefusal {
  /** The form that it belongs to; undefined when the shop could not be asked. */
  intent?: string;
  code?: string;
  /** The email address that was typed. */
  email?: string;
}
