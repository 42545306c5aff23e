import { z } from 'zod';
import { field } from './field.ts';

/** Days after which the store deletes something; `most`: what the installation keeps at the longest. */
const days = (label: string, help: string, fallback = 0, most = 3650) =>
  field(z.number().int().min(0).max(most), fallback, {
    label,
    help,
    control: 'number',
    takes: `a whole number of days from 0 to ${most}`,
    public: false,
  });

/** How long a store keeps what people leave behind. Orders, tax, and the books are in none of them. */
export const privacy = {
  'privacy.answers_days': days(
    'Answers of forms: delete after (days)',
    'With the email that brought them to you. 0 = keep them.',
  ),
  'privacy.guest_carts_days': days(
    'Carts of guests: empty after (days)',
    'Counted from the last change. 0 = as long as the browser is known, a year after its last visit.',
  ),
  'privacy.ended_signups_days': days(
    'Newsletter sign-ups that were undone: delete after (days)',
    'Sign-ups that go on are kept. 0 = keep them, as proof of what was agreed.',
  ),
  'privacy.rsvps_days': days(
    'Names of guests: remove after the event (days)',
    'Their number stays in the event; name, email, and phone go. 0 = keep them.',
  ),
  'privacy.searches_days': days(
    'Searches: delete after (days)',
    'A year shows what readers look for in each season. Nobody’s name is in them.',
    400,
    400,
  ),
  'privacy.mails_days': days(
    'Sent emails: delete after (days)',
    '0 = as long as the server keeps them. It can’t be longer than that.',
  ),
};
