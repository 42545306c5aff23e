/**
 * The address of a browse page: /browse/filter followed by key/value segments (BROWSE-007..028), in both directions.
 * Segment order never matters. Several values of one key are separated by ',' (a comma inside a value is written %2C);
 * excluded values are 'key:value' under n. Used by browser and server, so nothing here needs either.
 */

export const sorts = ['', 'popularity', 'date', 'title', 'author', 'sequence'] as const;
export type Sort = (typeof sorts)[number];

export const pageSizes = [26, 50, 100, 200] as const;
export const defaultPageSize = 26;

/** How the books are drawn; '' as the reader last chose, which needs JavaScript. */
export const views = ['', 'cards', 'grid', 'list'] as const;
export type View = (typeof views)[number];

export const searchTypes = [
  'keyword',
  'title',
  'author',
  'publisher',
  'series',
  'whole_series',
  'isbn',
] as const;
export type SearchType = (typeof searchTypes)[number];

/** b status, s subject, d date published, f format, a audience, c store category, g language, r on hand/on order, x topic or stored result, j subtopic. */
export const filterKeys = ['b', 's', 'd', 'f', 'a', 'c', 'g', 'r', 'x', 'j'] as const;
export type FilterKey = (typeof filterKeys)[number];
export type Filters = Partial<Record<FilterKey, string[]>>;

/**
 * Whether a value of x is a stored result set (an address, a file, pasted ISBNs) rather than a topic: topics are numbers,
 * result sets begin with a letter (BROWSE-022).
 */
export function isResultSetId(value: string): boolean {
  return /^r[a-z0-9]{8,40}$/.test(value);
}

/** What a browse address says. Defaults: no text, keyword, sort '' ('What's in store'), offset 0, 26 rows. */
export interface BrowseState {
  text: string;
  type: SearchType;
  include: Filters;
  exclude: Filters;
  sort: Sort;
  /** Every edition by itself, where the store makes one result of the formats of a book. Not in the documents: w/each. */
  eachEdition: boolean;
  /** In the address for readers without JavaScript, who can't choose it otherwise. Not in the documents: m/grid. */
  view: View;
  offset: number;
  limit: number;
}

const bounds = { path: 16_384, text: 500, value: 200, values: 50, offset: 1_000_000 };

export const emptyBrowse: BrowseState = {
  text: '',
  type: 'keyword',
  include: {},
  exclude: {},
  sort: '',
  eachEdition: false,
  view: '',
  offset: 0,
  limit: defaultPageSize,
};

/**
 * Reads a browse address (path only, as in location.pathname; '/filter/…' works as well). Never throws: unknown keys,
 * a key without a value, the second use of a key, values out of range and broken percent sequences are passed over.
 */
export function parseFilterPath(path: string): BrowseState {
  const segments = path
    .slice(0, bounds.path)
    .replace(/[?#].*$/s, '')
    .replace(/^\/*(?:browse\/+)?filter(?=\/|$)/, '')
    .replace(/^\/+|\/+$/g, '')
    .split('/');
  const said = new Map<string, string>();
  for (let i = 0; i + 1 < segments.length; i += 2) {
    const key = segments[i] ?? '';
    if (!said.has(key)) said.set(key, segments[i + 1] ?? '');
  }
  const one = (key: string) => decode(said.get(key) ?? '');
  const text = cut(clean(one('t')), bounds.text);
  const state: BrowseState = {
    text,
    type: (text && searchTypes.find((t) => t === one('k'))) || 'keyword',
    include: {},
    exclude: {},
    sort: sorts.find((s) => s === one('v')) ?? '',
    eachEdition: one('w') === 'each',
    view: views.find((m) => m === one('m')) ?? '',
    offset: wholeNumber(one('o')),
    limit: pageSizes.find((l) => String(l) === one('l')) ?? defaultPageSize,
  };
  for (const key of filterKeys) add(state.include, key, split(said.get(key)).map(decode));
  for (const entry of split(said.get('n'))) {
    const [, letter, value = ''] = /^([a-z])(?::|%3a)(.*)$/is.exec(entry) ?? [];
    const key = filterKeys.find((k) => k === letter);
    if (key) add(state.exclude, key, [decode(value)]);
  }
  return { ...state, sort: sortOf(state) };
}

/** The address of a state, always under /browse/filter; what has its default value is left out. */
export function filterPath(state: Partial<BrowseState>): string {
  const { text, type, include, exclude, sort, eachEdition, view, offset, limit } = {
    ...emptyBrowse,
    ...state,
  };
  const parts: string[] = [];
  const put = (key: string, value: string) => parts.push(`/${key}/${value}`);
  const term = cut(clean(text), bounds.text);
  if (term) {
    put('t', encode(term));
    put('k', type);
  }
  const order = sortOf({ sort, include });
  if (order) put('v', order);
  for (const key of filterKeys) {
    const values = tidy(include[key]);
    if (values.length) put(key, values.map(encode).join(','));
  }
  const out = excludedEntries(exclude);
  if (out.length) put('n', out.map(([key, value]) => `${key}:${encode(value)}`).join(','));
  if (eachEdition) put('w', 'each');
  if (view) put('m', view);
  if (offset > 0) put('o', String(Math.min(Math.trunc(offset), bounds.offset)));
  if (limit !== defaultPageSize) put('l', String(limit));
  return `/browse/filter${parts.join('') || '/'}`;
}

/** What browse/get is called with for a state. */
export interface BrowseInput extends Filters {
  n?: string[];
  t?: string;
  k?: SearchType;
  v?: Sort;
  w?: 'each';
  o?: number;
  l?: number;
}

/** The browse/get input of a state, without what has its default value. */
export function toBrowseInput(state: BrowseState): BrowseInput {
  const input: BrowseInput = { ...state.include };
  const out = excludedEntries(state.exclude).map(([key, value]) => `${key}:${value}`);
  if (out.length) input.n = out;
  if (state.text) {
    input.t = state.text;
    input.k = state.type;
  }
  if (state.sort) input.v = state.sort;
  if (state.eachEdition) input.w = 'each';
  if (state.offset) input.o = state.offset;
  if (state.limit !== defaultPageSize) input.l = state.limit;
  return input;
}

/** Only a list or a stored result has a sequence of its own. */
function sortOf({ sort, include }: Pick<BrowseState, 'sort' | 'include'>): Sort {
  return sort === 'sequence' && !tidy(include.x).length && !tidy(include.j).length ? '' : sort;
}

function excludedEntries(exclude: Filters): [FilterKey, string][] {
  const entries: [FilterKey, string][] = [];
  for (const key of filterKeys) for (const value of tidy(exclude[key])) entries.push([key, value]);
  return entries.slice(0, bounds.values);
}

function split(segment: string | undefined): string[] {
  return segment ? segment.split(',', bounds.values) : [];
}

function add(filters: Filters, key: FilterKey, values: string[]): void {
  const all = tidy([...(filters[key] ?? []), ...values]);
  if (all.length) filters[key] = all;
}

function tidy(values: string[] | undefined): string[] {
  // Nearly every key of the hundreds of addresses of a page is empty.
  if (!values?.length) return [];
  const cleaned = values.map((value) => cut(clean(value), bounds.value)).filter(Boolean);
  return [...new Set(cleaned)].slice(0, bounds.values);
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Number(text), bounds.offset) : 0;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is dropped here
const controls = /[\u0000-\u001f\u007f]/g;
const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Without control characters (they cannot travel) and halves of characters, trimmed: what the server would keep. */
function clean(text: string): string {
  return text.replace(controls, ' ').replace(halves, '').trim();
}

function cut(text: string, length: number): string {
  return text.length <= length ? text : clean(text.slice(0, length));
}

/** A literal percent is escaped twice (SEARCH-004), so that an address that was decoded once too often still says the same. */
function encode(value: string): string {
  // A segment of dots alone would be resolved away as a folder, even as %2E.
  if (value === '.' || value === '..') return value.replaceAll('.', '%252E');
  return encodeURIComponent(value).replaceAll('%25', '%2525');
}

function decode(segment: string): string {
  const once = decodeLeniently(segment);
  if (once === '%2E' || once === '%2E%2E') return once.replaceAll('%2E', '.');
  return once.replaceAll('%25', '%');
}

/** decodeURIComponent that leaves broken sequences as they are: '100%' is a search, not an error. */
function decodeLeniently(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });
}
