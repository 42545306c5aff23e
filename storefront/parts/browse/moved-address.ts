import {
  type BrowseState,
  emptyBrowse,
  type Filters,
  filterKeys,
  filterPath,
  pageSizes,
  searchTypes,
  sorts,
  views,
} from '../../../contract/filter-path.ts';
import { isIsbnList } from '../search/isbn-list.ts';
import { listSearchPathWith } from '../search/search-path.ts';

/**
 * Where an address of the browse pages really leads, null when it is a true one: forms without JavaScript arrive as
 * /browse?t=…&k=…, the bare prefix /filter belongs under /browse (BROWSE-057), and /browse/{id} is a stored result
 * (BROWSE-054). /browse/url and /browse/file are bare browse unless a result was handed over (SEARCH-007).
 */
export function movedAddress(url: URL): string | null {
  const path = url.pathname.replace(/\/+$/, '');
  if (path === '/filter' || path.startsWith('/filter/'))
    return `/browse${path}${path === '/filter' ? '/' : ''}`;
  const id = /^\/browse\/([^/]+)$/.exec(path)?.[1];
  if (id && !['filter', 'url', 'file'].includes(id)) return `/browse/filter/x/${id}`;
  if (path === '/browse' && url.search.length > 1) {
    return moreThanWords(url.searchParams) ?? filterPath(stateOfForm(url.searchParams));
  }
  return null;
}

/** An address or a list of ISBNs in the search box: their books are found by a form of their own. */
function moreThanWords(fields: URLSearchParams): string | null {
  const text = fields.get('t')?.trim() ?? '';
  if (text && fields.get('k') === 'url') return listSearchPathWith({ url: text });
  return isIsbnList(text) ? listSearchPathWith({ list: text }) : null;
}

/** Whether there is a browse page at the address at all; whatever follows /filter is read as far as it can be. */
export function isBrowseAddress(url: URL): boolean {
  return /^\/browse(\/(filter(\/.*)?|url|file)?)?\/*$/.test(url.pathname);
}

/** Fields of the forms: t, k, v, l as in paths, each filter value and each excluded 'key:value' in a field of its own. */
function stateOfForm(fields: URLSearchParams): BrowseState {
  const include: Filters = {};
  for (const key of filterKeys) {
    const values = fields.getAll(key).filter(Boolean);
    if (values.length > 0) include[key] = values;
  }
  const exclude: Filters = {};
  for (const entry of fields.getAll('n')) {
    const [, letter, value] = /^([a-z]):(.+)$/s.exec(entry) ?? [];
    const key = filterKeys.find((k) => k === letter);
    if (key && value) exclude[key] = [...(exclude[key] ?? []), value];
  }
  return {
    ...emptyBrowse,
    text: fields.get('t') ?? '',
    type: searchTypes.find((type) => type === fields.get('k')) ?? 'keyword',
    include,
    exclude,
    sort: sorts.find((sort) => sort === fields.get('v')) ?? '',
    eachEdition: fields.get('w') === 'each',
    view: views.find((view) => view === fields.get('m')) ?? '',
    limit: pageSizes.find((size) => String(size) === fields.get('l')) ?? emptyBrowse.limit,
  };
}

/** The other way round: the fields that carry a state through a form, as name and value. */
export function formFields(state: BrowseState): [string, string][] {
  const { text, type, include, exclude, sort, eachEdition, view, limit } = state;
  return [
    ...(text
      ? ([
          ['t', text],
          ['k', type],
        ] as [string, string][])
      : []),
    ...(sort ? [['v', sort] as [string, string]] : []),
    ...(eachEdition ? [['w', 'each'] as [string, string]] : []),
    ...(view ? [['m', view] as [string, string]] : []),
    ...filterKeys.flatMap((key) => (include[key] ?? []).map((value): [string, string] => [key, value])),
    ...filterKeys.flatMap((key) =>
      (exclude[key] ?? []).map((value): [string, string] => ['n', `${key}:${value}`]),
    ),
    ...(limit !== emptyBrowse.limit ? [['l', String(limit)] as [string, string]] : []),
  ];
}
