import * as m from '../../../messages/compiled/messages.js';
export const confirmationSentText = (address: string): string => m.account_email_asked({ address });

/** What is said of a form that was done: a toast with JavaScript, a notice without. */
export const doneSentences = {
  profile_saved: m.account_done_profile_saved,
  email_changed: m.account_done_email_changed,
  email_asked: m.account_email_asked_new,
  email_confirmed: m.account_done_email_confirmed,
  other_email_confirmed: m.account_done_other_email_confirmed,
  password_changed: m.account_done_password_changed,
  password_reset: m.account_done_password_reset,
  session_ended: m.account_done_session_ended,
  sessions_ended: m.account_done_sessions_ended,
} as const;

export type DoneCode = keyof typeof doneSentences;
