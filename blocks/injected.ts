import type { CustomForm } from '../contract/custom-form.ts';
import type { Location } from '../contract/store.ts';
import type { TitleRow } from '../contract/title.ts';
import type { BlockName } from './catalog.ts';

interface TitleListShown {
  list_id: number;
  name: string;
  rows: TitleRow[];
  row_count: number;
}

/** What the server loads for a block besides its settings; blocks that are not here get nothing. */
export interface Injected {
  /** The covers beside opening words. */
  headline_paragraph: TitleListShown | null;
  product_slider: TitleListShown | null;
  product_grid: TitleListShown | null;
  single_title_feature: TitleRow | null;
  contact_and_hours: Location[];
  map_stores_location: {
    locations: Location[];
    /** The shopper's own location; 0 = none. */
    current: number;
    /** Of map services: 14 shows a part of town, 15 its streets. */
    zoom: number;
    tiles: { url: string; attribution: string };
  } | null;
  custom_form: CustomForm | null;
  /** How many of them the shop has written and the table does not show. */
  table_grid: { rows: number; columns: number } | null;
  custom_html_css: { html: string; css: string } | null;
  custom_embed: Embed | null;
  mailchimp_embedded: Embed | null;
  constant_contact_embedded: Embed | null;
}
/** Foreign code, in a document of its own (server/http/embeds.ts). */
export interface Embed {
  src: string;
  /** Without its scripts it shows nothing. */
  needs_script: boolean;
}
export type InjectedFor<N extends BlockName> = N extends keyof Injected ? Injected[N] : null;
