import * as m from '../../messages/compiled/messages.js';

interface SettingsStep {
  title: () => string;
  why: () => string;
  names: readonly string[];
  /** Another page on the same matter, below /admin. */
  beside?: { path: string; label: () => string };
}

/** The steps of the setup that ask for a few settings, by the last part of their address. */
export const settingsSteps: ReadonlyMap<string, SettingsStep> = new Map([
  [
    'delivery',
    {
      title: m.desksetup_ways,
      why: m.desksetup_ways_why,
      names: [
        'checkout_info.pickup_enabled',
        'checkout_info.pickup_ready_minutes',
        'checkout_info.ship_enabled',
        'checkout_info.local_delivery_enabled',
        'checkout_info.local_delivery_fee',
        'checkout_info.local_delivery_availability',
      ],
      beside: { path: '/setup/delivery', label: m.desksetup_shipping_now },
    },
  ],
  [
    'payment',
    {
      title: m.desksetup_payment,
      why: m.desksetup_payment_hint,
      names: ['checkout_info.contact_payment_text', 'checkout_info.card_provider'],
      beside: { path: '/settings?area=payment', label: m.desksetup_payment_keys },
    },
  ],
  ['open', { title: m.desksetup_open, why: m.desksetup_open_why, names: ['is_private'] }],
]);
