import type { ValueColumn } from './value-column.ts';
import type { CountedDocs } from './work-groups.ts';

/** How many of `docs` have each value of a column, by the value's number. */
export function tallyDocs({ codes, facts, values }: ValueColumn, docs: Uint32Array): Uint32Array {
  const tally = new Uint32Array(values.size);
  const count = (code: number, titles: number) => {
    const fact = facts[code] as readonly number[];
    for (let i = 0; i < fact.length; i++) (tally[fact[i] as number] as number) += titles;
  };
  if (docs.length < facts.length) {
    for (let i = 0; i < docs.length; i++) count(codes[docs[i] as number] as number, 1);
    return tally;
  }
  const perCode = new Uint32Array(facts.length);
  for (let i = 0; i < docs.length; i++) (perCode[codes[docs[i] as number] as number] as number) += 1;
  for (let code = 0; code < perCode.length; code++) {
    const titles = perCode[code] as number;
    if (titles > 0) count(code, titles);
  }
  return tally;
}

/** The same of works: a value that several editions have counts once. */
export function tallyWorks(column: ValueColumn, { alone, editions, starts }: CountedDocs): Uint32Array {
  const tally = tallyDocs(column, alone);
  const countedFor = new Uint32Array(tally.length);
  for (let work = 1; work < starts.length; work++) {
    for (let i = starts[work - 1] as number; i < (starts[work] as number); i++) {
      const code = column.codes[editions[i] as number] as number;
      for (const value of column.facts[code] as readonly number[]) {
        if (countedFor[value] === work) continue;
        countedFor[value] = work;
        (tally[value] as number)++;
      }
    }
  }
  return tally;
}
