import { children, code, type El, text } from './element.ts';

/** PrizeCode (list 41). */
const HONOURS: Record<string, string> = {
  '01': 'Winner',
  '02': 'Runner-up',
  '03': 'Commended',
  '04': 'Shortlisted',
  '05': 'Longlisted',
  '06': 'Joint winner',
  '07': 'Nominated',
};

/** Prizes as they are printed on a book: 'Winner, Harbour Prize 2024'. Those of its makers' other books do not count. */
export function awardsOf(block: El | undefined): string[] {
  const awards = children(block, 'Prize').flatMap((prize) => {
    const name = text(prize, 'PrizeName');
    const statement = text(prize, 'PrizeStatement');
    if (statement || !name) return statement ?? [];
    const honour = HONOURS[code(prize, 'PrizeCode') ?? ''];
    const year = code(prize, 'PrizeYear');
    const named = year && !name.includes(year) ? `${name} ${year}` : name;
    return honour ? `${honour}, ${named}` : named;
  });
  return [...new Set(awards)];
}
