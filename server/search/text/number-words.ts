const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const values = new Map<string, number>([
  ...small.map((word, i) => [word, i] as const),
  ...tens.map((word, i) => [word, (i + 2) * 10] as const),
]);
const factors = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Words beside each other that are a number: 'nineteen eighty four' from 0 to 3 is '1984'. */
export interface NumberRun {
  from: number;
  to: number;
  digits: string;
}

/** Where words, or digits with a comma ('20' and '000'), are one number. One word alone is one only beside others. */
export function numberRuns(words: readonly string[]): NumberRun[] {
  const runs: NumberRun[] = [];
  for (let from = 0; from < words.length; ) {
    const run = longestRun(words, from);
    if (run && (run.to - from > 1 || words.length > 1)) runs.push(run);
    from = run?.to ?? from + 1;
  }
  return runs;
}

function longestRun(words: readonly string[], from: number): NumberRun | null {
  let to = from;
  while (isNumberWord(words[to])) to++;
  for (; to > from; to--) {
    const value = numberOf(words.slice(from, to));
    if (value !== null) return { from, to, digits: String(value) };
  }
  const digits = `${words[from]}${words[from + 1]}`;
  if (/^[1-9]\d{0,2}$/.test(words[from] ?? '') && /^\d{3}$/.test(words[from + 1] ?? '')) {
    return { from, to: from + 2, digits };
  }
  const ordinal = ordinals.indexOf(words[from] ?? '');
  return ordinal > 0 ? { from, to: from + 1, digits: `${ordinal}${ending(ordinal)}` } : null;
}

/** Part of a regular expression: an ordinal from the first to the twentieth, in words or digits. */
export const nthWord = `${ordinals.slice(1).join('|')}|\\d{1,2}(?:st|nd|rd|th)`;

/** 2 of 'second' and of '2nd'. */
export function ordinalOf(nth: string): number {
  const at = ordinals.indexOf(nth);
  return at > 0 ? at : Number.parseInt(nth, 10);
}

/** In digits or in words. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word) || isNumberWord(word);
}

function isNumberWord(word = ''): boolean {
  return values.has(word) || factors.has(word);
}

/** As a count ('four hundred fifty one'), a year ('nineteen eighty four') or digits read aloud ('four fifty one'). */
function numberOf(words: readonly string[]): number | null {
  const counted = countOf(words);
  if (counted !== null) return counted;
  for (let cut = 1; cut < words.length; cut++) {
    const [front, back] = [belowHundred(words.slice(0, cut)), belowHundred(words.slice(cut))];
    if (front && back && back >= 10) return front * 100 + back;
  }
  return null;
}

function countOf(words: readonly string[]): number | null {
  const thousand = words.indexOf('thousand');
  if (thousand >= 0) {
    const front = thousand === 0 ? 1 : belowThousand(words.slice(0, thousand));
    const back = thousand === words.length - 1 ? 0 : belowThousand(words.slice(thousand + 1));
    return front && back !== null ? front * 1000 + back : null;
  }
  return belowThousand(words);
}

function belowThousand(words: readonly string[]): number | null {
  const hundred = words.indexOf('hundred');
  if (hundred < 0) return belowHundred(words);
  const front = hundred === 0 ? 1 : belowHundred(words.slice(0, hundred));
  const back = hundred === words.length - 1 ? 0 : belowHundred(words.slice(hundred + 1));
  return front && back !== null ? front * 100 + back : null;
}

function belowHundred(words: readonly string[]): number | null {
  const [first = '', second = ''] = words;
  const value = values.get(first);
  if (value === undefined || words.length > 2) return null;
  if (words.length === 1) return value;
  const unit = values.get(second) ?? 0;
  return value >= 20 && unit > 0 && unit < 10 ? value + unit : null;
}

/** How digits are written in words, a list of words per way; none for what people do not write in words. */
export function inWords(digits: string): string[][] {
  const [, nth = ''] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(digits) ?? [];
  const ordinal = ordinals[Number(nth || Number.NaN)];
  if (ordinal) return [[ordinal]];
  if (!/^[1-9]\d{0,5}$/.test(digits)) return [];
  const n = Number(digits);
  const ways = counted(n);
  const [century, year] = [Math.floor(n / 100), n % 100];
  if (n >= 1_100 && n < 10_000 && century % 10 > 0) {
    ways.push([...twoDigits(century), ...(year ? twoDigits(year) : ['hundred'])]);
  }
  // 'A hundred' and 'one hundred' are one number.
  if (n === 100 || n === 1_000) ways.push([n === 100 ? 'hundred' : 'thousand']);
  if (n >= 10_000) ways.push([digits.slice(0, -3), digits.slice(-3)]);
  return ways;
}

function counted(n: number): string[][] {
  if (n < 100) return [twoDigits(n)];
  const [front, back] = n < 1_000 ? [Math.floor(n / 100), n % 100] : [Math.floor(n / 1_000), n % 1_000];
  if (front > 99) return [];
  const begin = [...twoDigits(front), n < 1_000 ? 'hundred' : 'thousand'];
  if (back === 0) return [begin];
  return counted(back).flatMap((end) => [
    [...begin, ...end],
    [...begin, 'and', ...end],
  ]);
}

function twoDigits(n: number): string[] {
  if (n < 20) return [small[n] ?? ''];
  return [tens[Math.floor(n / 10) - 2] ?? '', ...(n % 10 ? [small[n % 10] ?? ''] : [])];
}

function ending(n: number): string {
  return n > 10 && n < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
}
