import type { NewBlock } from '../blocks/content-records.ts';
import type { FormElement } from '../contract/custom-form.ts';
import type { ListPlacement } from '../contract/feature-choices.ts';
import type { EventContent } from '../server/event/check-event.ts';
import type { KnownCard } from '../server/giftcard/write.ts';
import type { PromotionContent } from '../server/promotion/check-promotion.ts';
import type { DatedShippingRate } from '../server/shipping/shipping-rate.ts';
import type { NewLocation } from '../server/store/location/check-location.ts';
import type { StoredSettings } from '../server/store/settings.ts';
import type { KnownCountry } from '../server/tax/known/known-rates.ts';
import type { TitleFacts } from './catalogue/facts.ts';
import type { Shelves } from './shelves.ts';

/** One of the two demo shops: all that its rows in the database come from. */
export interface DemoShop {
  webstoreName: string;
  name: string;
  host: string;
  currency: 'USD' | 'CAD';
  country: string;
  timeZone: string;
  settings: StoredSettings;
  /** The first one is the largest. */
  locations: NewLocation[];
  /** The known rates of its country, and of the regions where it is registered. */
  taxes: { country: KnownCountry; registered: string[] };
  shipping: DemoShippingRate[];
  promotions: (links: Links) => DemoPromotion[];
  /** Issued already. */
  giftCards: KnownCard[];
  /** Whose notes on books are shown here. */
  staff: string[];
  categories: { name: string; titles: (shelves: Shelves) => TitleFacts[] }[];
  lists: DemoList[];
  forms: DemoForm[];
  /** Key of the list that every page shows. */
  bannerList: string;
  eventCategories: { name: string; colour: string }[];
  events: DemoEvent[];
  navigation: (links: Links) => MenuItem[];
  pages: (links: Links) => DemoPage[];
}

export interface DemoList {
  /** By which pages and menus refer to it. */
  key: string;
  name: string;
  header?: string;
  /** Plain sentences. */
  description: string;
  /** Title of the event that it is of. */
  event?: string;
  placement?: ListPlacement;
  /** Titles that it shows beside the catalogue, where its placement is left_sidebar. */
  limit?: number;
  titles: (shelves: Shelves) => TitleFacts[];
  bargains?: boolean;
  /** Whole percent taken off the list price of new copies here. */
  discount?: number;
}

/** Where it does not say more: to every place, free, for every order. */
export type DemoShippingRate = Pick<DatedShippingRate, 'label'> & Partial<DatedShippingRate>;

/** Without limits where it says none. */
export type DemoPromotion = Pick<PromotionContent, 'name' | 'type'> & Partial<PromotionContent>;

export interface DemoEvent
  extends Partial<Pick<EventContent, 'attendance' | 'rsvp_limit' | 'waitlist_enabled'>> {
  title: string;
  category: string;
  /** Days from the day of the seed; or the first such weekday (0 = Sunday) that comes so many days after it. */
  on: ({ day: number } | { weekday: number; after: number }) & { days?: number };
  /** 'HH:MM'; all day when absent. */
  time?: [string, string];
  /** By the code name of a location of the shop; the first one when absent. */
  location?: string;
  /** Elsewhere. */
  at?: { location_text: string; address: string };
  online_url?: string;
  recurrence?: string;
  recurring_as_single_row?: boolean;
  description: string;
  /** Works of the catalogue. */
  books?: string;
  ticket?: DemoTicket;
  /** Which date of a recurring event, beginning with 0. */
  cancelled?: { which?: number; note: string };
  /** By so many days. */
  moved?: { by: number; note: string };
  /** Who has an RSVP, in the order they came, each with so many places; those for whom none are left wait. */
  rsvps?: readonly (readonly [name: string, places: number])[];
}

/** Admission to an event, as a title of its own. */
export interface DemoTicket {
  isbn: string;
  title: string;
  /** In cents of the currency of the shop. */
  price: number;
  places: number;
}

export interface DemoForm {
  /** By which pages refer to it. */
  key: string;
  header: string;
  description: string;
  elements: (Pick<FormElement, 'id' | 'type' | 'label'> & Partial<FormElement>)[];
}

/** Addresses that are known only once the rows are written. */
export interface Links {
  list: (key: string) => string;
  listId: (key: string) => number;
  formId: (key: string) => number;
  /** ISBN of the edition of a work that the shop would show; '' when the catalogue has none. */
  edition: (work: string) => string;
  /** The browse page of a Thema subject. */
  subject: (code: string) => string;
}

export interface MenuItem {
  label: string;
  /** '' for a parent that is no link itself. */
  path: string;
  submenu?: MenuItem[];
}

export interface DemoPage {
  path: string;
  title: string;
  description: string;
  blocks: NewBlock[];
}
