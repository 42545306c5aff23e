import { z } from 'zod';
import { field, words, yesNo } from './field.ts';

/** Customers' accounts. */
export const account = {
  require_email_verification: yesNo('New customers confirm their email address', false),
  ws_custom_welcome_msg: words('Welcome after signing up'),
  account_extra_fields: field(z.array(z.object({ name: z.string(), label: z.string() })), [], {
    label: 'Questions of the shop in the account form',
    help: 'All of them must be answered.',
    control: 'data',
    takes: 'a list of questions, each with a name and a label',
  }),
  gift_registry_enabled: yesNo('Customers can make gift registries', false),
  'store_info.allowed_comm_prefs': field(
    z.array(z.enum(['email', 'phone', 'text'])).min(1),
    ['email', 'phone'],
    {
      label: 'Ways to reach a customer that they can choose',
      control: 'list',
      takes: 'one or more of: email, phone, text',
    },
  ),
  'store_info.texting_enabled': yesNo(
    'The shop sends text messages',
    false,
    "Without it, 'text' is not offered.",
  ),
};
