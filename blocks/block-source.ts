import type { CustomForm } from '../contract/custom-form.ts';
import type { ShopEvent } from '../contract/event.ts';
import type { StoreGiftCard } from '../contract/gift-card.ts';
import type { Location } from '../contract/location.ts';
import type { TitleRow } from '../contract/title.ts';

/** A list with its first titles. */
export interface TitleListShown {
  list_id: number;
  name: string;
  rows: TitleRow[];
  row_count: number;
}

export interface MapShown {
  locations: Location[];
  /** The shopper's own location; 0 = none. */
  current: number;
  /** For map services: 14 shows a part of town, 15 its streets. */
  zoom: number;
  tiles: { url: string; attribution: string };
}

/** What a block may ask the shop for while its page is loaded (server/page/block-source.ts). */
export interface BlockSource {
  /** Of the page that is loaded. */
  path: string;
  listTitles(listId: number, limit: number, withComments?: boolean): Promise<TitleListShown | null>;
  oneTitle(eisbn: string): Promise<TitleRow | null>;
  /** With the special days that are near. */
  locations(): Location[];
  map(): MapShown;
  form(formId: number): Promise<CustomForm | null>;
  /** Events that are not over, soonest first. `now`: unix seconds; the page is read again when what it says of it changes. */
  events(limit: number): Promise<{ rows: ShopEvent[]; row_count: number; now: number }>;
  /** Every date of the month that it is. */
  eventMonth(): Promise<{ rows: ShopEvent[]; month: string; today: string; now: number }>;
  oneEvent(eventId: number): Promise<{ event: ShopEvent; now: number } | null>;
  /** Those that the shop sells. */
  giftCards(): Promise<StoreGiftCard[]>;
  /** Markup of the owner's own, made harmless. */
  ownMarkup(html: string, css: string): { html: string; css: string };
}
