import { emptyBrowse, filterPath, parseFilterPath, searchTypes } from '../../../contract/filter-path.ts';

/** Says only what would hold without it: true addresses of the whole catalogue. */
const usual = new Set([
  't/',
  'v/',
  'v/sequence',
  'o/0',
  `l/${emptyBrowse.limit}`,
  ...searchTypes.map((type) => `k/${type}`),
]);
/** Pairs that are looked at; a true address has a dozen at most. */
const patience = 100;

/**
 * How much of a browse address can be understood: 'all', 'some' (the page ignores the rest and is not indexed) or
 * 'none'. A value that no book has is understood: it finds nothing.
 */
export function addressSense(pathname: string): 'all' | 'some' | 'none' {
  const segments = pathname
    .replace(/^\/+browse(\/+(filter|url|file))?(?=\/|$)/, '')
    .replace(/^\/+|\/+$/g, '')
    .split('/');
  if (segments.length === 1 && !segments[0]) return 'all';
  const pairs = Math.ceil(segments.length / 2);
  let understood = 0;
  for (let i = 0; i < Math.min(pairs, patience); i++) {
    if (isUnderstood(segments[2 * i] ?? '', segments[2 * i + 1] ?? '')) understood++;
  }
  if (understood === 0) return 'none';
  return understood === pairs ? 'all' : 'some';
}

function isUnderstood(key: string, value: string): boolean {
  if (usual.has(`${key}/${value}`)) return true;
  return filterPath(parseFilterPath(`/browse/filter/${key}/${value}`)) !== filterPath(emptyBrowse);
}
