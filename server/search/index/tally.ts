import type { ValueColumn } from './value-column.ts';
import type { CountedDocs } from './work-groups.ts';

/** How many of `docs` have each value of a column, by the value's number. */
export function tallyDocs(
  { codes, flat, starts, size, values }: ValueColumn,
  docs: Uint32Array,
): Uint32Array {
  const tally = new Uint32Array(values.size);
  if (docs.length < size / 4) {
    for (let i = 0; i < docs.length; i++) {
      const code = codes[docs[i] as number] as number;
      const end = starts[code + 1] as number;
      for (let at = starts[code] as number; at < end; at++) (tally[flat[at] as number] as number)++;
    }
    return tally;
  }
  const perCode = new Uint32Array(size);
  for (let i = 0; i < docs.length; i++) (perCode[codes[docs[i] as number] as number] as number)++;
  for (let code = 0; code < size; code++) {
    const titles = perCode[code] as number;
    if (titles === 0) continue;
    const end = starts[code + 1] as number;
    for (let at = starts[code] as number; at < end; at++) (tally[flat[at] as number] as number) += titles;
  }
  return tally;
}

/** The same of works: a value that several editions have counts once. */
export function tallyWorks(column: ValueColumn, { alone, editions, starts }: CountedDocs): Uint32Array {
  const tally = tallyDocs(column, alone);
  const countedFor = new Uint32Array(tally.length);
  for (let work = 1; work < starts.length; work++) {
    for (let i = starts[work - 1] as number; i < (starts[work] as number); i++) {
      for (const value of column.valuesOf(column.codes[editions[i] as number] as number)) {
        if (countedFor[value] === work) continue;
        countedFor[value] = work;
        (tally[value] as number)++;
      }
    }
  }
  return tally;
}
