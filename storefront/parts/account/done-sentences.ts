export const emailAsked = (address: string): string =>
  `We sent an email to ${address}. Your address changes once you have followed the link in it; until then the old one counts.`;

/** What is said of a form that was done: a toast with JavaScript, a notice without. */
export const doneSentences = {
  profile_saved: 'Account updated.',
  email_changed: 'Email updated.',
  email_asked: emailAsked('your new address'),
  email_confirmed: 'Email address updated successfully.',
  other_email_confirmed:
    'The address you have confirmed belongs to another account than the one you are logged in with; this one is as it was.',
  password_changed: 'Password updated.',
  password_reset: 'Your password has been successfully changed.',
  session_ended: 'Logged out there.',
  sessions_ended: 'Logged out everywhere else.',
} as const;

export type DoneCode = keyof typeof doneSentences;
