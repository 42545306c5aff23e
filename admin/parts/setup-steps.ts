import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';
import { linksToTerms } from './legal-links.ts';
import { taxPlaceIn } from './tax-place.ts';

export interface SetupStep {
  title: string;
  /** Why a shop needs it. */
  why: string;
  /** The page that does it, below /admin. */
  path: string;
  isDone: boolean;
  /** A shop can open without it. */
  isOptional?: true;
}

interface Shop {
  settings: AdminOutput<'settings/getList'>['settings'];
  locations: AdminOutput<'location/getList'>['locations'];
  state: AdminOutput<'setup/getState'>;
}

/** What a shop needs before it opens, in the order that an owner does it. */
export function setupSteps({ settings, locations, state }: Shop): SetupStep[] {
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  const has = (name: string) => Boolean(values.get(name));
  const without = (isMissing: (one: Shop['locations'][number]) => boolean) => locations.find(isMissing);
  const noAddress = without(({ details }) => !details.sc_addr_array.address);
  const noHours = without(({ details }) => details.ws_hours.weekdays.length === 0);
  const pageOf = (one = locations[0], part = '') =>
    one ? `/locations/${one.id}?setup${part}` : '/locations/new?setup';
  const at = (step: string, one: Shop['locations'][number] | undefined) =>
    locations.length > 1 && one ? m.desksetup_at({ step, location: one.name }) : step;
  const linked = linksToTerms(values.get('global_content'));
  const hasPages = state.has_terms && (state.has_privacy_policy || !has('has_privacy_policy_page'));
  const takesCards = has('checkout_info.card_provider');
  const picksUp = has('checkout_info.pickup_enabled');
  const ships = has('checkout_info.ship_enabled');
  const delivers = has('checkout_info.local_delivery_enabled');
  const hasCarrier =
    (has('checkout_info.usps_key') && has('checkout_info.usps_secret')) ||
    (has('checkout_info.canada_post_user') && has('checkout_info.canada_post_password'));
  const isPriced = state.has_shipping_rates || hasCarrier;
  return [
    {
      ...{ title: m.desksetup_shop(), why: m.desksetup_shop_why() },
      ...{ path: '/setup/shop', isDone: has('store_info.email') },
    },
    {
      ...{ title: at(m.desksetup_address(), noAddress), why: m.desksetup_address_why() },
      ...{ path: pageOf(noAddress), isDone: locations.length > 0 && !noAddress },
    },
    {
      ...{ title: at(m.desksetup_hours(), noHours), why: m.desksetup_hours_why() },
      ...{ path: pageOf(noHours, '#hours'), isDone: locations.length > 0 && !noHours },
    },
    {
      ...{ title: m.desksetup_look(), why: m.desksetup_look_why(), isOptional: true },
      ...{ path: '/look', isDone: state.has_look || has('styles.logo_url') },
    },
    {
      ...{ title: m.desksetup_catalogue(), why: m.desksetup_catalogue_why() },
      ...{ path: '/titles/import', isDone: state.has_titles },
    },
    {
      ...{ title: m.desksetup_stock(), why: m.desksetup_stock_why() },
      ...{ path: '/titles/import', isDone: state.has_stock },
    },
    {
      ...{ title: m.desksetup_tax(), why: m.desksetup_tax_why() },
      ...{ path: '/setup/tax', isDone: state.has_tax_rates || taxPlaceIn(locations).rates === 'none' },
    },
    {
      ...{ title: m.desksetup_delivery(), why: m.desksetup_delivery_why() },
      path: ships && !isPriced ? '/setup/delivery' : '/setup/settings/delivery',
      isDone: ships ? isPriced : picksUp || delivers,
    },
    {
      title: m.desksetup_payment(),
      why: takesCards && !state.takes_cards ? m.desksetup_payment_keyless() : m.desksetup_payment_why(),
      path: takesCards && !state.takes_cards ? '/settings?area=payment' : '/setup/settings/payment',
      isDone: takesCards ? state.takes_cards : picksUp,
    },
    {
      title: m.desksetup_legal(),
      why:
        linked && !hasPages
          ? m.desksetup_legal_pageless()
          : state.has_legal_gaps
            ? m.desksetup_legal_gaps()
            : m.desksetup_legal_why(),
      ...{ path: '/setup/legal', isDone: linked && hasPages && !state.has_legal_gaps },
    },
    {
      ...{ title: m.deskmail_heading(), isOptional: true, path: '/mails', isDone: state.sends_mail },
      why: state.sends_mail ? m.desksetup_mail_why() : m.desksetup_mail_serverless(),
    },
    {
      ...{ title: m.desksetup_open(), why: m.desksetup_open_why() },
      ...{ path: '/setup/settings/open', isDone: !has('is_private') },
    },
  ];
}
