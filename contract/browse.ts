import { z } from 'zod';
import { action } from './action.ts';
import { searchTypes, sorts } from './filter-path.ts';
import { file, int, json, text } from './form.ts';
import { maxSearchFile } from './search-file.ts';
import { titleRow } from './title.ts';

/** One value of a filter (ENTITY-047). `k` is the path key letter, `v` the value written after it. */
export interface FilterEntry {
  k: string;
  v: string;
  /** Label. */
  e: string;
  /** Titles that choosing it would leave, given the other filters. */
  c: number;
  /** Can be excluded as well. */
  n: boolean;
  /** Mutual-exclusion group: choosing one drops the others of the group. */
  m: string;
  /** Chosen now: 'in', 'out' (excluded) or ''. */
  s: '' | 'in' | 'out';
  subfilter: FilterEntry[];
}
export const filterEntry: z.ZodType<FilterEntry> = z.lazy(() =>
  z.object({
    k: z.string(),
    v: z.string(),
    e: z.string(),
    c: z.number(),
    n: z.boolean(),
    m: z.string(),
    s: z.enum(['', 'in', 'out']),
    subfilter: z.array(filterEntry),
  }),
);

export const filterGroup = z.object({ k: z.string(), label: z.string(), entries: z.array(filterEntry) });

/** A text in quotation marks is JSON text, any other the text itself: '"title"' and 'title' say the same. */
function unquoted(value: unknown): unknown {
  if (typeof value !== 'string' || !/^".*"$/s.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Clients may send every key, also those that say nothing. */
const isNothing = (value: unknown) => value === '' || value === '""' || value === null || value === 'null';

const read = <S extends z.ZodType>(how: (value: unknown) => unknown, shape: S) =>
  (z.preprocess(how, shape.optional()) as unknown as S).optional();

const quotable = <S extends z.ZodType>(shape: S) =>
  read((value) => (isNothing(value) ? undefined : unquoted(value)), shape);

const filterValue = z.union([z.string().max(200), z.number().transform(String)]);
const values = () =>
  read(
    (value) => (isNothing(value) ? undefined : value),
    json(z.union([z.array(filterValue).max(50), filterValue])),
  );

/** CALL-027: each filter key as JSON text. Lists hold the chosen values; unknown values match nothing. */
export const browseQuery = z.object({
  /** status */ b: values(),
  /** subject */ s: values(),
  /** excluded values, each 'key:value' */ n: values(),
  /** date published */ d: values(),
  /** format */ f: values(),
  /** age/audience */ a: values(),
  /** store category */ c: values(),
  /** language */ g: values(),
  /** on hand / on order */ r: values(),
  /** topics, or a stored result set */ x: values(),
  /** subtopic */ j: values(),
  /** search text, already percent-decoded */ t: read(unquoted, text(500)),
  k: quotable(z.enum(searchTypes)),
  v: quotable(z.enum(sorts)),
  /** every edition by itself, whatever the store's browse_group_formats says */ w: quotable(
    z.literal('each'),
  ),
  o: quotable(int(0, 1_000_000)),
  l: quotable(int(1, 200)),
});

/** A page or list of the shop that a search asks for. */
export const shopAnswer = z.object({
  title: z.string(),
  path: z.string(),
  /** What it is about, in a sentence, or ''. */
  text: z.string(),
});
export type ShopAnswer = z.output<typeof shopAnswer>;

export const browseResult = z.object({
  rows: z.array(titleRow),
  /** Capped: a count equal to 1000 or 10000 stands for 'that or more' (BROWSE-040). */
  row_count: z.number(),
  /** No page beyond this offset can be reached. */
  max_offset: z.number(),
  filter_info: z.array(filterGroup),
  context: z.object({ name: z.string(), list_id: z.number() }).nullable(),
  /** The one stored result set that x names, null for none and for one that is no longer kept. */
  stored: z
    .object({
      id: z.string(),
      name: z.string(),
      /**
       * Numbers of the list that are not in the catalogue or not ISBNs, by the reason: the first hundred, and how many there
       * are.
       */
      left_out: z.array(z.object({ reason: z.string(), numbers: z.array(z.string()), count: z.number() })),
      /** Sentences on what the list was too long for, none when it was read to its end. */
      unread: z.array(z.string()),
    })
    .nullable(),
  /** Another way to write the text, or ''. */
  did_you_mean: z.string(),
  /** The text found nothing: these are the results of `did_you_mean`. */
  is_corrected: z.boolean(),
  /** Words of the text that `did_you_mean` does without, because no book has them beside the others. */
  left_out: z.array(z.string()),
  /** Where nothing was found: the titles nearest to the text, at most three. */
  near: z.array(titleRow),
  /** Pages and lists of the shop that answer the text, best first. */
  answers: z.array(shopAnswer),
});
export type BrowseResult = z.output<typeof browseResult>;

export const suggestion = z.object({
  eisbn: z.string(),
  title: z.string(),
  subtitle: z.string(),
  author: z.string(),
  cover_image_cache: z.string(),
  cover_ratio: z.number(),
  /** What tells it from another suggestion of the same name: 'Large Print', 'Hardcover', '2014'; '' where none is. */
  edition: z.string(),
  /** 'Hardcover', 'Large Print'; '' when unknown. */
  format: z.string(),
  /** Cents; null when the price is hidden or unknown. */
  price: z.number().nullable(),
  /** The person and the series that the text names, or ''. The same in every row: the documents' answer is a bare list. */
  named_author: z.string(),
  named_series: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

/** Why a file with ISBNs could not be read. */
export const isbnFileRefusals = [
  'file_too_large',
  'file_type',
  'file_encrypted',
  'file_damaged',
  'isbns_shortened',
  'too_much_inside',
  'took_too_long',
  'reader_busy',
] as const;

/** Why a web page could not be read. */
export const webRefusals = [
  'address_invalid',
  'address_private',
  'web_unreachable',
  'web_too_large',
  'web_type',
] as const;

/** Books found by the ISBNs of a page, a file or a pasted list; shown at /browse/filter/x/{id} (SEARCH-005). */
export const storedResult = z.object({
  id: z.string(),
  /** ISBNs that were read, and books of the catalogue among them. */
  isbns: z.number(),
  found: z.number(),
  /** As `stored.unread` of browse/get. */
  unread: z.array(z.string()),
});
export type StoredResult = z.output<typeof storedResult>;

export const browseActions = {
  'browse/get': action({
    summary: 'Search and browse: rows, counts and the values of every filter.',
    input: browseQuery,
    output: browseResult,
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 600, seconds: 60 },
  }),
  'browse/url': action({
    summary: 'The books whose ISBNs stand on a web page, in its order: the id of a stored result set.',
    input: z.object({ url: text(2_000) }),
    output: storedResult,
    refusals: ['no_isbns', 'none_found', ...webRefusals, ...isbnFileRefusals],
    who: 'anyone',
    session: 'none',
    changes: false,
    limit: { calls: 20, seconds: 60, perAddress: 60 },
  }),
  'browse/file': action({
    summary: 'The books whose ISBNs stand in a file, in its order: the id of a stored result set.',
    input: z.object({ file: file() }),
    output: storedResult,
    refusals: ['no_isbns', 'none_found', ...isbnFileRefusals],
    who: 'anyone',
    session: 'none',
    changes: false,
    limit: { calls: 60, seconds: 60, perAddress: 120 },
    // The form around the file weighs a little as well.
    maxBytes: maxSearchFile + 64 * 1024,
  }),
  'browse/getSuggest': action({
    summary: 'Titles to suggest while typing.',
    input: z.object({ t: text(200), l: int(1, 10).optional() }),
    output: z.array(suggestion),
    refusals: [],
    who: 'anyone',
    session: 'read',
    changes: false,
    limit: { calls: 600, seconds: 60 },
  }),
};
