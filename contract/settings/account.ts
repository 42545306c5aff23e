import { z } from 'zod';
import { field, words, yesNo } from './field.ts';

const extraField = z.object({ name: z.string(), label: z.string(), is_optional: z.boolean().optional() });

/** Customers' accounts. */
export const account = {
  require_email_verification: yesNo('New customers must confirm their email address', false),
  ws_custom_welcome_msg: words('Welcome message after signing up'),
  account_extra_fields: field(z.array(extraField), [], {
    label: 'Extra questions on the account form',
    help: 'Customers must answer those that are not optional.',
    control: 'data',
    takes: 'a list of questions, each with a name, a label and, where it may stay empty, is_optional',
  }),
  gift_registry_enabled: yesNo('Customers can create gift registries', false),
  alerts_enabled: yesNo(
    'Readers can ask for emails about books',
    true,
    'When a book arrives or costs less, and when an author or a series has a new one: at most one email a day.',
  ),
  'store_info.allowed_comm_prefs': field(
    z.array(z.enum(['email', 'phone', 'text'])).min(1),
    ['email', 'phone'],
    {
      label: 'How customers can choose to be contacted',
      control: 'list',
      takes: 'one or more of: email, phone, text',
    },
  ),
  'store_info.texting_enabled': yesNo(
    'The shop can send text messages',
    false,
    "Without it, customers can’t choose 'text'.",
  ),
};
