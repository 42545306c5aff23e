export type DayOrder = 'day-first' | 'month-first';

export interface ParsedDate {
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'; null when the text holds no usable date. */
  date: string | null;
  warning?: string;
}

const MONTHS = `jan january janeiro enero janvier januar gennaio januari ene janv jänner
feb february fevereiro febrero février fevrier februar febbraio februari fev fév févr
mar march março marco marzo mars märz maerz maart mär mrt
apr april abril avril aprile abr avr
may maio mayo mai maggio mei mag
jun june junho junio juin juni giugno giu
jul july julho julio juillet juli luglio lug juil
aug august agosto août aout augustus ago
sep sept september setembro septiembre septembre settembre set
oct october outubro octubre octobre oktober ottobre out okt ott
nov november novembro noviembre novembre
dec december dezembro diciembre décembre decembre dezember dicembre dez dic déc`;

const MONTH_NUMBERS = new Map<string, number>();
MONTHS.split('\n').forEach((names, index) => {
  for (const name of names.split(' ')) MONTH_NUMBERS.set(name, index + 1);
});

const EARLIEST_YEAR = 1000;
const LATEST_YEAR = new Date().getUTCFullYear() + 10;
const THIS_CENTURY_UNTIL = (new Date().getUTCFullYear() % 100) + 5;

/**
 * Reads a publication date as catalogues write it.
 *
 * '05/09/2006' is read by `order`. A column is day-first when one of the first rows proves it ('16/9/2006') and
 * none proves the opposite; otherwise slashes are month-first, points and hyphens day-first. A date that can be
 * read one way only is always read that way. Years before 1000 or more than ten years ahead give null.
 */
export function parseDate(text: string, order?: DayOrder): ParsedDate {
  const value = text.trim().replace(/^[[(]?(?:c|ca|©|cop|p)?\.?\s?(\d{4})[?\])]*\.?$/i, '$1');
  if (value === '') return { date: null };
  return (
    fromNumber(value) ?? fromIso(value) ?? fromParts(value, order) ?? fromWords(value) ?? fromAnyYear(value)
  );
}

/** What a column's sample proves about the order of day and month; undefined when it proves nothing or both. */
export function provenDayOrder(values: Iterable<string>): DayOrder | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const value of values) {
    const parts = PARTS.exec(value.trim());
    if (!parts || (parts[1]?.length ?? 0) > 2) continue;
    if (Number(parts[1]) > 12 && Number(parts[3]) <= 12) dayFirst = true;
    if (Number(parts[3]) > 12 && Number(parts[1]) <= 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
}

const PARTS = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/;

function fromNumber(value: string): ParsedDate | undefined {
  const number = /^(-?\d+)(?:[.,]0+)?$/.exec(value)?.[1];
  if (number === undefined) return undefined;
  if (/^\d{8}$/.test(number))
    return fromYmd(Number(number.slice(0, 4)), Number(number.slice(4, 6)), Number(number.slice(6)), value);
  if (/^(1[5-9]|20)\d{2}(0[1-9]|1[0-2])$/.test(number))
    return fromYmd(Number(number.slice(0, 4)), Number(number.slice(4)), undefined, value);
  // A spreadsheet's day number: 20000 is 1954, 60000 is 2064.
  if (/^[2-5]\d{4}$/.test(number)) {
    const day = new Date(Date.UTC(1899, 11, 30 + Number(number)));
    return {
      date: day.toISOString().slice(0, 10),
      warning: `The date '${value}' is a spreadsheet day number.`,
    };
  }
  return fromYmd(Number(number), undefined, undefined, value);
}

function fromIso(value: string): ParsedDate | undefined {
  const parts = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?(?:[T ].*)?$/.exec(value);
  if (!parts) return undefined;
  const day = parts[3] === undefined ? undefined : Number(parts[3]);
  return fromYmd(Number(parts[1]), Number(parts[2]), day, value);
}

function fromParts(value: string, order: DayOrder | undefined): ParsedDate | undefined {
  const monthAndYear = /^(\d{1,2})[/.-](\d{4})$/.exec(value);
  if (monthAndYear) return fromYmd(Number(monthAndYear[2]), Number(monthAndYear[1]), undefined, value);
  const parts = PARTS.exec(value);
  if (!parts) return undefined;
  const first = Number(parts[1]);
  const second = Number(parts[3]);
  const year = fullYear(parts[4] ?? '');
  const dayFirst =
    first > 12
      ? second <= 12
      : second <= 12 && (order ?? (parts[2] === '/' ? 'month-first' : 'day-first')) === 'day-first';
  return dayFirst ? fromYmd(year, second, first, value) : fromYmd(year, first, second, value);
}

function fromWords(value: string): ParsedDate | undefined {
  const words = value.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const month = words.map((word) => MONTH_NUMBERS.get(word)).find((found) => found !== undefined);
  if (month === undefined) return undefined;
  const numbers = words.filter((word) => /^\d+$/.test(word));
  const year = numbers.find((number) => number.length === 4);
  const day = numbers.find((number) => number.length <= 2);
  if (year !== undefined)
    return fromYmd(Number(year), month, day === undefined ? undefined : Number(day), value);
  const last = numbers.at(-1);
  if (last === undefined || last.length !== 2) return undefined;
  return fromYmd(fullYear(last), month, numbers.length > 1 ? Number(numbers[0]) : undefined, value);
}

/** 'Summer 1988', '1979,1980,1982': the first year there is. */
function fromAnyYear(value: string): ParsedDate {
  const year = /(?<!\d)(1[4-9]\d{2}|20\d{2})(?!\d)/.exec(value)?.[1];
  if (year && Number(year) <= LATEST_YEAR) return { date: year };
  return { date: null, warning: `The date '${value.slice(0, 40)}' could not be read.` };
}

function fullYear(text: string): number {
  if (text.length === 4) return Number(text);
  return Number(text) + (Number(text) <= THIS_CENTURY_UNTIL ? 2000 : 1900);
}

function fromYmd(
  year: number,
  month: number | undefined,
  day: number | undefined,
  value: string,
): ParsedDate {
  const shown = value.slice(0, 40);
  if (year < EARLIEST_YEAR || year > LATEST_YEAR)
    return { date: null, warning: `The year of '${shown}' cannot be right.` };
  const y = String(year);
  // Some systems fill an unknown month or day with zeros.
  if (month === undefined || month === 0) return { date: y };
  if (month > 12) return { date: y, warning: `The date '${shown}' does not exist; only the year was kept.` };
  const ym = `${y}-${String(month).padStart(2, '0')}`;
  if (day === undefined || day === 0) return { date: ym };
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate())
    return { date: ym, warning: `The date '${shown}' does not exist; only month and year were kept.` };
  return { date: `${ym}-${String(day).padStart(2, '0')}` };
}
