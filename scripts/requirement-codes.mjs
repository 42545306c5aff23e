/**
 * Requirement codes in text. A code is an area and three digits ('CART-012'); 'CART-012..014', 'CART-012 to CART-014',
 * 'CART-012/013' and 'CART-012, 013' name several. What looks like a code of an unknown area counts too, so that a
 * misspelt one is found.
 */
export function codesIn(text, areas) {
  const codes = new Set();
  for (const [, area, list] of text.matchAll(codeList)) {
    if (!areas.has(area) && (notAreas.has(area) || !/^[A-Z]{3,}$/.test(area) || !/^\d{3}(?!\d)/.test(list)))
      continue;
    let last = '';
    for (const [, join, number] of list.matchAll(step)) {
      if (ranges.has(join.trim()))
        for (const between of numbersBetween(last, number)) codes.add(`${area}-${between}`);
      codes.add(`${area}-${number}`);
      last = number;
    }
  }
  return codes;
}

const ranges = new Set(['..', '–', '…', 'to']);
/** Written like codes, but standards. */
const notAreas = new Set(['ISBN', 'ISO', 'SHA', 'UTF']);
// Further numbers have exactly three digits: '(CART-005), 716 px' and 'CART-005, 12 of them' end at 005.
const codeList = /\b([A-Z][A-Z0-9]*)-(\d+(?:(?:\.\.|–|…|\/|, ?| to | and )(?:\1-)?\d{3}(?![\w%]| px))*)/g;
const step = /(^|\.\.|–|…|\/|, ?| to | and )(?:[A-Z][A-Z0-9]*-)?(\d+)/g;

function* numbersBetween(from, to) {
  for (let number = Number(from) + 1; number < Number(to); number += 1) yield String(number).padStart(3, '0');
}

/** Rows of requirements.tsv: { id, area, statement }. */
export function readRows(tsv) {
  return lines(tsv)
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id, area, , , , statement = '']) => ({ id, area, statement }));
}

/** The areas of docs/spec/README.md, by name: 'finished', 'partly' or 'later'. */
export function readStates(markdown) {
  const rows = markdown.matchAll(/^\| *([A-Z]+) *\|[^|]*\| *(finished|partly|later) *\|/gm);
  return new Map(Array.from(rows, ([, area, state]) => [area, state]));
}

/** tested.txt: one code a line. */
export function readBaseline(text) {
  return new Set(lines(text));
}

function lines(text) {
  return text.split(/\r?\n/).filter((line) => line !== '');
}

/**
 * Compares rows with the files that name them. `tests` and `product` are lists of { path, text }.
 * `lost` are codes of the baseline that no test names any more, `added` are named but not in the baseline.
 */
export function compare({ rows, states, baseline, tests, product }) {
  const areas = new Set(rows.map((row) => row.area));
  const ids = new Set(rows.map((row) => row.id));
  const filesByCode = (files) => {
    const found = new Map();
    for (const { path, text } of files)
      for (const code of codesIn(text, areas)) found.set(code, [...(found.get(code) ?? []), path]);
    return found;
  };
  const tested = filesByCode(tests);
  const built = filesByCode(product);
  const perArea = Array.from(areas, (area) => {
    const own = rows.filter((row) => row.area === area).map((row) => row.id);
    const untested = own.filter((id) => !tested.has(id));
    return {
      area,
      state: states.get(area),
      rows: own.length,
      tested: own.length - untested.length,
      untested,
      onlyInProduct: untested.filter((id) => built.has(id)),
    };
  });
  const known = [...tested.keys()].filter((code) => ids.has(code)).sort();
  const unknown = (found) => [...found].filter(([code]) => !ids.has(code));
  return {
    perArea,
    tested: known,
    lost: [...baseline].filter((code) => !tested.has(code)).sort(),
    added: known.filter((code) => !baseline.has(code)),
    unknown: [...unknown(tested), ...unknown(built)].map(([code, paths]) => ({ code, paths })),
    withoutState: [...areas].filter((area) => !states.has(area)),
    stateWithoutRows: [...states.keys()].filter((area) => !areas.has(area)),
  };
}
