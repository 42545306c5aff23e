/**
 * One book as any import understands it: what a CSV row, an ONIX record and a demo fact have in common.
 * Readers (`csv/`, `onix/`) produce these; `save.ts` writes them to the database. Nothing here knows a store.
 *
 * A field that is `undefined` means "this source says nothing": an existing value is kept.
 * A field that is `null` or an empty list means "this source says: no value": an existing value is removed.
 */
export interface TitleRecord {
  /** ISBN-13 or EAN, 13 digits, check digit verified. */
  eisbn: string;
  /** Identifier of the record in its source (ONIX RecordReference, CSV row id). */
  record_ref?: string;
  /** Who sent it: the ONIX sender's name, or 'csv:<file name>'. Records of one source replace each other. */
  source: string;
  /** When the message was sent (ms since epoch): an older message never overwrites a newer one of any source. */
  sent_at?: number;
  /** ONIX notification: 'early' 01, 'advance' 02, 'confirmed' 03, 'block' 04 (only the blocks present), 'delete' 05. */
  notification: 'early' | 'advance' | 'confirmed' | 'block' | 'delete';

  title?: string;
  subtitle?: string | null;
  /** In order of importance, as displayed. */
  contributors?: Contributor[];
  series?: string | null;
  /** As printed: '1', '4.5', '1-3', 'EX'. */
  series_number?: string | null;
  publisher?: string | null;
  imprint?: string | null;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  publication_date?: string | null;
  /** 'YYYY-MM-DD': not to be sold before (embargo, on-sale date). */
  on_sale_date?: string | null;
  /** Trade wording: 'Trade Paperback', 'Mass Market', 'Hardcover', 'Board Book', 'eBook', 'Audio CD', 'Digital Audio', 'Gift Card' … */
  binding?: string | null;
  /** ONIX list 150 (3.0) or 7 (2.1) code, or our nearest: 'BC', 'BB', 'ED', 'AJ' … */
  binding_code?: string | null;
  is_large_print?: boolean;
  /** ISO 639-2/B, three letters. */
  language?: string | null;
  pages?: number | null;
  /** Number and kind of illustrations, as text. */
  illustrations?: string | null;
  edition?: string | null;
  /** Inches. */
  width?: number | null;
  height?: number | null;
  thickness?: number | null;
  /** Pounds. */
  weight?: number | null;
  carton_qty?: number | null;
  upc?: string | null;
  audience?: string | null;
  /** Reading age in years. */
  age_from?: number | null;
  age_to?: number | null;
  subjects?: SubjectRef[];
  keywords?: string | null;
  /** Sanitised HTML (see sanitize.ts). */
  description?: string | null;
  short_description?: string | null;
  table_of_contents?: string | null;
  /** Its chapters as a list, shown where there is no table of contents as text. Sanitised HTML. */
  content_list?: string | null;
  excerpt?: string | null;
  /** Sanitised HTML, one entry per biographical note. */
  bio?: string[];
  reviews?: { content: string; author?: string; source_title?: string }[];
  media?: { url: string; kind: 'video' | 'audio' | 'link'; label?: string }[];
  /** Words of its author to the reader, as plain text. */
  comments?: { author: string; text: string }[];
  /** 'Winner, Harbour Prize 2024', as printed. */
  awards?: string[];
  /** Where the source keeps the cover, if it says. */
  cover_url?: string | null;
  prices?: PriceRef[];
  /** What a shop says of it; where it is absent, it follows from the two below. */
  availability?: Availability | null;
  /** What its publisher says. */
  publishing_status?: Availability | null;
  /** What its suppliers say, which counts more unless the publisher has withdrawn it. */
  supply_status?: Availability | null;
  related?: { relation: Relation; eisbn: string }[];
  /** Books that are sold together as this one (a boxed set, a pack), each with its number of copies. */
  parts?: { eisbn: string; copies: number }[];
  /** Lower sells better; for feeds that carry a rank. */
  sales_rank?: number | null;
  copies_sold?: number | null;
  ratings_count?: number | null;
  /** Of 5. */
  ratings_average?: number | null;
}

export interface Contributor {
  /** 'Ursula K. Le Guin' */
  name: string;
  /** 'Le Guin, Ursula K.' when the source gives it. */
  name_inverted?: string;
  /** ONIX list 17: 'A01' author, 'B01' editor, 'A12' illustrator, 'B06' translator, 'E07' reader … */
  role: string;
  /** Sanitised HTML. */
  bio?: string;
  canadian?: boolean;
}

export interface SubjectRef {
  /** 'thema', 'bisac', 'bic', 'keyword' (free text of a source), 'dewey', 'lcsh', 'other' */
  scheme: 'thema' | 'bisac' | 'bic' | 'dewey' | 'lcsh' | 'keyword' | 'other';
  /** The code; for free text the heading itself. */
  code: string;
  heading?: string;
  main?: boolean;
}

export interface PriceRef {
  /** Integer cents (or the currency's smallest unit). */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** ISO 3166-1 codes, or ['WORLD']; empty when the source does not say. */
  territory: string[];
  /** With ['WORLD']: ISO 3166-1 codes of countries where the price does not hold. */
  territory_excluded?: string[];
  /** True when the amount includes tax. */
  tax_included: boolean;
  /** ONIX list 58 price type, '01' RRP excl. tax, '02' RRP incl. tax … */
  type?: string;
  /** 'YYYY-MM-DD', when a price holds only for a time. */
  from?: string;
  until?: string;
}

export type Relation = 'replaces' | 'replaced_by' | 'other_format' | 'contains' | 'part_of' | 'related';

export type Availability =
  | 'available'
  | 'out_of_print'
  | 'out_of_stock_indefinitely'
  | 'forthcoming'
  | 'withdrawn'
  | 'no_price';

/** A record, or the part of a file, that could not be used; the rest goes on. */
export interface Rejected {
  /** 1-based line in the file where the record starts; 0 for a file of its own, which `ref` names. */
  line: number;
  /** RecordReference or raw identifier, if one was found. */
  ref?: string;
  /** One plain sentence for a bookseller. */
  reason: string;
}

/** What a reader yields, in the order of the file. */
export type Read =
  | {
      kind: 'record';
      line: number;
      record: TitleRecord;
      warnings: string[];
      /** Prices that name no currency, neither themselves nor by their file; absent for none. */
      assumed_prices?: number;
    }
  | { kind: 'rejected'; rejected: Rejected };

/** Progress of a reader: bytes of the file consumed so far (compressed bytes for gz), for the progress bar. */
export interface ReadProgress {
  bytes_read: number;
}
