import { type FeatureSort, featurePageSizes, featureSorts } from '../../../contract/feature-choices.ts';

/** What the reader of /features has asked for, as its address says: t words, c placement, f filter, s sort, l page size, p page. */
export interface FeaturesQuery {
  words: string;
  placement: string;
  isRecent: boolean;
  sort: FeatureSort | '';
  size: number;
  page: number;
}

export function featuresQuery(query: URLSearchParams): FeaturesQuery {
  const number = (name: string) => Number(query.get(name));
  return {
    words: (query.get('t') ?? '').slice(0, 200),
    placement: (query.get('c') ?? '').slice(0, 40),
    isRecent: query.get('f') === 'recent',
    sort: featureSorts.find((sort) => sort === query.get('s')) ?? '',
    size: featurePageSizes.find((size) => size === number('l')) ?? featurePageSizes[0],
    page: Number.isInteger(number('p')) && number('p') > 0 && number('p') <= 10_000 ? number('p') : 1,
  };
}

/** The address of a query; leaves out default values. */
export function featuresAddress(asked: FeaturesQuery): string {
  const query = new URLSearchParams();
  if (asked.words) query.set('t', asked.words);
  if (asked.placement) query.set('c', asked.placement);
  if (asked.isRecent) query.set('f', 'recent');
  if (asked.sort) query.set('s', asked.sort);
  if (asked.size !== featurePageSizes[0]) query.set('l', String(asked.size));
  if (asked.page > 1) query.set('p', String(asked.page));
  return query.size > 0 ? `/features?${query}` : '/features';
}
