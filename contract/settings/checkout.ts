import { z } from 'zod';
import { checkoutForms, readCheckoutForms, readElements } from '../custom-form.ts';
import { cents, field, words, yesNo } from './field.ts';
import { cardVendors } from './payment/vendors.ts';

/** A form of which every element can be read; readCheckoutForms would leave the others out. */
const writtenForm = z
  .looseObject({ elements: z.array(z.unknown()).min(1) })
  .refine(({ elements }) => readElements(elements).length === elements.length, {
    path: ['elements'],
    error: 'an element lacks an id of its own or a known type',
  })
  .nullable()
  .optional();

/** Cart and checkout. */
export const checkout = {
  'checkout_info.pickup_enabled': yesNo('Offer pickup', true),
  'checkout_info.pickup_ready_minutes': field(z.number().int().min(0).max(2880), 120, {
    label: 'Minutes until a pickup is ready',
    help: 'Book pages promise it for copies in stock; after hours, they name the next opening. 0 = no promise.',
    control: 'number',
    takes: 'a whole number of minutes from 0 to 2880, such as 120',
    public: false,
  }),
  'checkout_info.ship_enabled': yesNo('Offer shipping', false),
  'checkout_info.quote_enabled': yesNo('Let customers ask for a quote', false),
  'checkout_info.local_delivery_enabled': yesNo('Offer local delivery', false),
  'checkout_info.local_delivery_fee': cents('Price of local delivery', 0),
  'checkout_info.local_delivery_minimum': cents('Smallest order for local delivery', 0, '0 = no minimum.'),
  'checkout_info.free_enabled': yesNo('Local delivery is free for large orders', false),
  'checkout_info.local_delivery_free_minimum': cents('Order from which local delivery is free', 0),
  'checkout_info.local_delivery_availability': words(
    'Area of local delivery',
    'As shoppers read it.',
    'nearby addresses',
  ),
  'checkout_info.local_delivery_postal_codes': field(
    z.array(z.string().regex(/^[A-Z0-9]{1,10}(-[A-Z0-9]{1,10})?$/)),
    [],
    {
      label: 'Postal codes of local delivery',
      help: 'The beginnings of postal codes, or ranges of ZIP codes. Write them in capitals and without spaces.',
      control: 'list',
      takes: 'postal codes such as V1Y or 04101-04103',
      public: false,
    },
  ),
  'checkout_info.active_custom_ship': yesNo('Offer a delivery of your own', false),
  'checkout_info.custom_ship_label': words('Name of your own delivery', '', 'Special delivery'),
  'checkout_info.custom_ship_message': words('What shoppers read about it'),
  'checkout_info.active_custom_pickup': yesNo('Offer a pickup of your own', false),
  'checkout_info.custom_pickup_label': words('Name of your own pickup', '', 'Curbside pickup'),
  'checkout_info.custom_pickup_message': words('What shoppers read about it'),
  'checkout_info.using_promo_codes': yesNo('Accept promo codes', false),
  'checkout_info.impulse_ship': yesNo('Offer more books before shipping', false),
  'checkout_info.impulse_pickup': yesNo('Offer more books before pickup', false),
  'checkout_info.impulse_list_id': field(z.number().int().min(0), 0, {
    label: 'Books to offer before the checkout',
    help: 'A list of the shop, such as small things beside the till. Shoppers see what is here and not in their cart yet.',
    control: 'number',
    takes: 'the number of a list, or 0',
    public: false,
  }),
  'checkout_info.impulse_headline': field(z.string().max(100), '', {
    label: 'Heading above those books',
    help: "Without one: 'Before you check out'.",
    control: 'words',
    takes: 'text of at most 100 characters',
    public: false,
  }),
  'checkout_info.impulse_description': field(z.string().max(300), '', {
    label: 'What shoppers read below it',
    control: 'words',
    takes: 'text of at most 300 characters',
    public: false,
  }),
  'checkout_info.terms_consent_enabled': yesNo('Shoppers must accept the terms before they order', false),
  'checkout_info.order_min': cents('Smallest order', 0, '0 = no minimum.'),
  'checkout_info.checkout_message': words('Message at checkout'),
  'checkout_info.contact_payment_text': words('How to pay at pickup'),
  'checkout_info.show_order_inscription': yesNo(
    'Ask for an inscription',
    false,
    "Instead of 'Instructions or comments'.",
  ),
  'checkout_info.ws_no_price_wording': words('Text in place of a hidden price', '', 'Price on request'),
  'checkout_info.accepted_credit_cards': field(z.array(z.string()), [], {
    label: 'Credit cards',
    control: 'list',
    takes: 'names of cards',
  }),
  'checkout_info.card_provider': field(z.enum(['', 'sandbox', ...cardVendors]), '', {
    label: 'Credit cards through',
    help: 'Enter the keys of the provider first, under Settings, Payment. The sandbox is for trying out: it takes test cards and moves no money.',
    control: 'choice',
    names: { sandbox: 'Sandbox', stripe: 'Stripe', clearent: 'Clearent', global: 'Global Payments' },
    takes: `one of: '' (no cards), sandbox, ${cardVendors.join(', ')}`,
    public: false,
  }),
  'checkout_info.clearent_should_capture': yesNo(
    'Clearent: charge at once',
    true,
    'Off = cards are only authorized, and charged when you mark the order as ready or send it, at the latest after six days. Gift cards and tickets are always charged at once.',
  ),
  'checkout_info.custom_forms': field(checkoutForms, readCheckoutForms(null), {
    label: 'Extra questions at checkout',
    help: 'One form for each delivery type.',
    control: 'data',
    takes: 'forms by form_pickup, form_custom_pickup, form_ship and form_custom_ship',
    written: z.strictObject({
      form_pickup: writtenForm,
      form_custom_pickup: writtenForm,
      form_ship: writtenForm,
      form_custom_ship: writtenForm,
    }),
    read: readCheckoutForms,
  }),
};
