import { fold } from './fold.ts';
import type { SubjectRef } from './record.ts';
import { THEMA_SHELVES } from './thema-shelves.ts';

/** A subject as the catalogue keeps it. */
export interface Shelf {
  scheme: string;
  code: string;
  heading: string;
}

/** First letters of BISAC codes. */
const BISAC = sections(`ANT Antiques & collecting|ARC Architecture|ART Art|BIB Bibles|BIO Biography & memoir|
BOD Body, mind & spirit|BUS Business & economics|CGN Comics & graphic novels|COM Computers|CKB Food & drink|
CRA Crafts & hobbies|DES Design|DRA Drama|EDU Education|FAM Family & relationships|FIC Fiction|FOR Languages|
GAM Games & puzzles|GAR Gardening|HEA Health & fitness|HIS History|HOM House & home|HUM Humor|JNF Nonfiction for children|
JUV Fiction for children|LAN Language & writing|LAW Law|LCO Literary collections|LIT Literary criticism|MAT Mathematics|
MED Medicine|MUS Music|NAT Nature|OCC Body, mind & spirit|PER Film, stage & dance|PET Pets|PHI Philosophy|PHO Photography|
POE Poetry|POL Politics|PSY Psychology|REF Reference|REL Religion|SCI Science|SEL Self-help|SOC Society|SPO Sports & outdoors|
STU Study guides|TEC Technology|TRA Transport|TRU True crime|TRV Travel|YAF Young adult fiction|YAN Young adult nonfiction`);

/** First letters of BIC codes. */
const BIC =
  sections(`A Arts|B Biography & true stories|C Language|D Literature & poetry|E English language teaching|F Fiction|
G Reference|H History & philosophy|J Society|K Business & economics|L Law|M Medicine|P Science & mathematics|
R Earth & environment|T Technology & farming|U Computing|V Health & self-help|W Food, home & leisure|Y Children & teens`);

/** Hundreds of the Dewey classification. */
const DEWEY =
  sections(`000 Computing & reference|100 Philosophy & psychology|200 Religion|300 Society|400 Language|
500 Science|600 Technology & practical arts|700 Arts & recreation|800 Literature|900 History & geography`);

function sections(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('|').map((entry) => {
      const [code = '', ...words] = entry.trim().split(' ');
      return [code, words.join(' ')];
    }),
  );
}

/**
 * Where a subject of a record stands, from the most general shelf to its own; empty for what no shopper could read (a
 * code of an unknown scheme, a Thema qualifier without heading). Codes we know get our own words, others those of the
 * record, or the shelf of their nearest known ancestor.
 */
export function shelfPath(subject: SubjectRef): Shelf[] {
  const { scheme, code } = subject;
  const heading = subject.heading?.trim() ?? '';
  if (scheme === 'thema') return codedPath('thema', THEMA_SHELVES, code, heading, prefixes(code));
  if (scheme === 'bic') return codedPath('bic', BIC, code, heading, [code.slice(0, 1)]);
  if (scheme === 'bisac')
    return codedPath('bisac', BISAC, code, lastStep(heading), [code.slice(0, 3), ...(heading ? [code] : [])]);
  if (scheme === 'dewey') {
    const hundred = /^\d/.test(code) ? `${code[0]}00` : '';
    return codedPath('dewey', DEWEY, hundred, '', [hundred]);
  }
  if (scheme === 'keyword') return stepPath(heading || code);
  const words = heading || (scheme === 'lcsh' ? code : '');
  return words ? [{ scheme, code: clip(code || words), heading: clip(words) }] : [];
}

function codedPath(
  scheme: string,
  known: ReadonlyMap<string, string>,
  code: string,
  heading: string,
  steps: string[],
): Shelf[] {
  const path = steps.flatMap((step) => {
    const words = known.get(step);
    return words ? [{ scheme, code: step, heading: words }] : [];
  });
  if (heading && path.at(-1)?.code !== code) path.push({ scheme, code: clip(code), heading: clip(heading) });
  return path;
}

function prefixes(code: string): string[] {
  return Array.from(code, (_, i) => code.slice(0, i + 1));
}

/** 'FICTION / Literary' → 'Literary'. */
function lastStep(heading: string): string {
  return heading.split(/\s*[/>]\s*/).at(-1) ?? '';
}

/** 'Fiction / Mystery' as two steps; upper and lower case do not make another shelf. */
function stepPath(text: string): Shelf[] {
  const steps = text.split(' / ').map((s) => s.trim());
  return steps.flatMap((heading, i) => {
    const code = steps
      .slice(0, i + 1)
      .map(fold)
      .filter(Boolean)
      .join(' / ');
    return code && heading ? [{ scheme: 'keyword', code: clip(code), heading: clip(heading) }] : [];
  });
}

function clip(text: string): string {
  return text.slice(0, 250);
}
