import { children, code, codes, type El, text } from './element.ts';

/** List 28. */
export const LABELS: Record<string, string> = {
  '01': 'General',
  '02': 'Children',
  '03': 'Young adult',
  '04': 'Primary and secondary education',
  '05': 'College and higher education',
  '06': 'Professional and scholarly',
  '07': 'English language teaching',
  '08': 'Adult education',
  '09': 'Second language teaching',
  '11': 'Pre-primary education',
  '12': 'Primary education',
  '13': 'Lower secondary education',
  '14': 'Upper secondary education',
};

/** Precision, list 31. */
const EXACT = '01';
const FROM = '03';
const TO = '04';

export interface Audience {
  audience?: string;
  age_from?: number;
  age_to?: number;
}

/** For whom the book is, in words, and the age in years. */
export function audienceOf(block: El | undefined): Audience {
  const audienceCodes = [
    ...codes(block, 'AudienceCode'),
    ...children(block, 'Audience')
      .filter((element) => (code(element, 'AudienceCodeType') ?? '01') === '01')
      .flatMap((element) => codes(element, 'AudienceCodeValue')),
  ];
  const labels = [...new Set(audienceCodes.flatMap((one) => LABELS[one] ?? []))];
  const audience = labels.join('; ') || text(block, 'AudienceDescription');
  return { audience, ...agesOf(block) };
}

function agesOf(block: El | undefined): Pick<Audience, 'age_from' | 'age_to'> {
  const ranges = children(block, 'AudienceRange').flatMap((element) => {
    const qualifier = code(element, 'AudienceRangeQualifier') ?? '';
    const toYears = YEARS[qualifier];
    return toYears ? [{ rank: RANKS.indexOf(qualifier), ...boundsOf(element, toYears) }] : [];
  });
  const best = ranges
    .filter(({ from, to }) => from !== undefined || to !== undefined)
    .toSorted((a, b) => a.rank - b.rank)[0];
  if (best) return { age_from: best.from, age_to: best.to };
  // Free text of older files: 'from 8 to 12', '8-12', '8+'.
  const [from, to] = (code(block, 'InterestAge') ?? '').match(/\d{1,2}/g)?.map(Number) ?? [];
  return { age_from: from, age_to: to };
}

/** Interest age in years tells shoppers more than reading age, and both more than a school grade (list 30). */
const RANKS = ['17', '18', '16', '11', '26'];
const YEARS: Record<string, (value: string) => number | undefined> = {
  '17': years,
  '18': years,
  '16': (value) => {
    const months = years(value);
    return months === undefined ? undefined : Math.floor(months / 12);
  },
  '11': grade,
  '26': grade,
};

function years(value: string): number | undefined {
  const number = Number(value);
  return value !== '' && number >= 0 && number < 1200 ? number : undefined;
}

/** North American grades: kindergarten at five, each grade a year more. */
function grade(value: string): number | undefined {
  if (/^P/i.test(value)) return 4;
  if (/^K/i.test(value)) return 5;
  const number = Number(value);
  return value !== '' && number >= 1 && number <= 20 ? number + 5 : undefined;
}

/** Precision and value come in pairs, in this order. */
function boundsOf(range: El, toYears: (value: string) => number | undefined) {
  const precisions = codes(range, 'AudienceRangePrecision');
  const values = codes(range, 'AudienceRangeValue').map(toYears);
  let from: number | undefined;
  let to: number | undefined;
  precisions.forEach((precision, index) => {
    if (precision === FROM || precision === EXACT) from = values[index];
    if (precision === TO || precision === EXACT) to = values[index];
  });
  return from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to };
}
