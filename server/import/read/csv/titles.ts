export interface SplitTitle {
  title: string;
  series?: string;
  number?: string;
}

const NUMBER = String.raw`(\d+(?:\.\d+)?(?:\s*[-–]\s*\d+(?:\.\d+)?)?)`;
const MARK = String.raw`(?:#|book\s*#?|bk\.?|vol(?:ume|\.)?|no\.?|band|tome|livro|libro|part)`;
const SERIES_AND_NUMBER = new RegExp(String.raw`^(.*?\S)[,:\s]\s*${MARK}\s*${NUMBER}$`, 'i');
const NUMBER_ONLY = new RegExp(String.raw`^${MARK}\s*${NUMBER}$`, 'i');

/**
 * Takes the series out of a title such as 'Half-Blood Prince (Harry Potter, #6)'; of several series the first.
 * '(Book 1)' gives only a number, and is taken out only when `seriesKnown`, for without a series it says nothing.
 */
export function splitTitle(text: string, seriesKnown = false): SplitTitle {
  const open = text.endsWith(')') ? text.lastIndexOf('(') : -1;
  const title = open > 0 ? text.slice(0, open).trimEnd() : '';
  if (title === '') return { title: text };
  const inner = (text.slice(open + 1, -1).split(';')[0] ?? '').trim();
  const both = SERIES_AND_NUMBER.exec(inner);
  if (both?.[1] && both[2] && !/^(vol|no|book|part|number)\b/i.test(both[1]))
    return { title, series: both[1].replace(/[\s,:]+$/, ''), number: tidyNumber(both[2]) };
  const only = NUMBER_ONLY.exec(inner);
  if (seriesKnown && only?.[1]) return { title, number: tidyNumber(only[1]) };
  return { title: text };
}

function tidyNumber(number: string): string {
  return number.replace(/\s*[-–]\s*/, '-');
}
