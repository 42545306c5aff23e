import type { SubjectRef } from '../record.ts';
import { fold } from './fold.ts';
import { THEMA_HEADINGS } from './thema-headings.ts';

/** A subject as the catalogue keeps it. */
export interface SubjectHeading {
  scheme: string;
  code: string;
  heading: string;
}

/** First letters of BISAC codes, in the words of our Thema shelves where they mean the same. */
const BISAC = sections(`ANT Antiques & collecting|ARC Architecture|ART Arts|BIB Bibles|BIO Biography|
BOD Mind, body, spirit|BUS Business & economics|CGN Comics & graphic novels|COM Computing|CKB Food & drink|
CRA Crafts|DES Design|DRA Plays|EDU Education|FAM Family & relationships|FIC Fiction|FOR Language learning|
GAM Games & puzzles|GAR Gardening|HEA Health & self-help|HIS History|HOM Home & repairs|HUM Humor|JNF Nonfiction for children|
JUV Stories for children & teens|LAN Language|LAW Law|LCO Literary collections|LIT Literary criticism|MAT Mathematics|
MED Medicine|MUS Music|NAT Nature|OCC Mind, body, spirit|PER Film, stage & dance|PET Pets|PHI Philosophy|PHO Photography|
POE Poetry|POL Politics|PSY Psychology|REF Reference|REL Religion|SCI Science & mathematics|SEL Self-help|SOC Society|SPO Sports & outdoors|
STU Study guides|TEC Technology & farming|TRA Transport|TRU True crime|TRV Travel|YAF Young adult fiction|YAN Young adult nonfiction`);

/** First letters of BIC codes: one, or two where one stands for several shelves. */
const BIC =
  sections(`A Arts|B Biography & prose|C Language|D Poetry, drama & true stories|E English language teaching|F Fiction|
G Reference|HB History|HD Archaeology|HP Philosophy|HR Religion|J Society|K Business & economics|L Law|M Medicine|P Science & mathematics|
R Earth & environment|T Technology & farming|U Computing|V Health & self-help|W Food, home & leisure|Y Children & teens`);

/** The sections of BISAC as tables write them out, and how our signs call them. */
const WRITTEN_OUT = new Map(
  Object.entries({
    'Antiques & Collectibles': 'ANT',
    Art: 'ART',
    'Biography & Autobiography': 'BIO',
    'Body, Mind & Spirit': 'BOD',
    Computers: 'COM',
    Cooking: 'CKB',
    'Crafts & Hobbies': 'CRA',
    Drama: 'DRA',
    'Foreign Language Study': 'FOR',
    'Health & Fitness': 'HEA',
    'House & Home': 'HOM',
    'Juvenile Fiction': 'JUV',
    'Juvenile Nonfiction': 'JNF',
    'Language Arts & Disciplines': 'LAN',
    'Performing Arts': 'PER',
    'Political Science': 'POL',
    Science: 'SCI',
    'Social Science': 'SOC',
    'Sports & Recreation': 'SPO',
    'Technology & Engineering': 'TEC',
    Transportation: 'TRA',
  }).map(([words, section]) => [fold(words), BISAC.get(section) ?? words]),
);

/** Hundreds of the Dewey classification. */
const DEWEY =
  sections(`000 Computing & reference|100 Philosophy & psychology|200 Religion|300 Society|400 Language|
500 Science & mathematics|600 Technology & practical arts|700 Arts & recreation|800 Literature|900 History & geography`);

function sections(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('|').map((entry) => {
      const [code = '', ...words] = entry.trim().split(' ');
      return [code, words.join(' ')];
    }),
  );
}

/** Thema codes by the folded words of their heading. When two headings have the same words, the more general code wins. */
const THEMA_BY_SIGN = new Map(
  [...THEMA_HEADINGS].sort(([a], [b]) => b.length - a.length).map(([code, words]) => [fold(words), code]),
);

/**
 * The shelf of a record's subject, as a path of headings from the most general one down. Empty if no shopper could read
 * it (a code of an unknown scheme, a Thema qualifier without heading). Known codes get our own headings; others get the
 * record's, or the shelf of their nearest known ancestor. Feeds name one subject in several schemes, but a shopper
 * should see one shelf: a heading that equals a Thema heading becomes that Thema shelf, and other schemes share shelves
 * by their headings.
 */
export function subjectPath(subject: SubjectRef): SubjectHeading[] {
  const { scheme, code } = subject;
  const heading = subject.heading?.trim() ?? '';
  if (scheme === 'thema') return themaPath(code, heading);
  if (scheme === 'bic') return signs([BIC.get(code.slice(0, 2)) ?? BIC.get(code.slice(0, 1)), heading]);
  if (scheme === 'bisac') {
    return signs([BISAC.get(code.slice(0, 3)), lastStep(heading)]);
  }
  if (scheme === 'dewey') return signs([DEWEY.get(`${code[0]}00`)]);
  if (scheme === 'keyword' || scheme === 'lcsh') return signs(steps(heading || code));
  return signs(steps(heading));
}

function themaPath(code: string, heading: string): SubjectHeading[] {
  const path = prefixes(code).flatMap((step) => {
    const words = THEMA_HEADINGS.get(step);
    return words ? [{ scheme: 'thema', code: step, heading: words }] : [];
  });
  if (heading && path.at(-1)?.code !== code)
    path.push({ scheme: 'thema', code: clip(code), heading: clip(heading) });
  return path;
}

function prefixes(code: string): string[] {
  return Array.from(code, (_, i) => code.slice(0, i + 1));
}

/** 'FICTION / Literary' → 'Literary'. */
function lastStep(heading: string): string {
  return heading.split(/\s*[/>]\s*/).at(-1) ?? '';
}

/**
 * 'Fiction / Mystery' is two steps, and so is 'Revenge--Fiction', as libraries write it. Theirs end in a full stop, and
 * some in the name of their list.
 */
function steps(text: string): string[] {
  return text
    .replace(/\.?\s*\(OCoLC\)\w+\s*$/, '')
    .replace(/\s+(fast|lcgft|lcsh)\.?\s*$/, '')
    .split(/ \/ |\s*--\s*/)
    .map((step) => step.replace(/(?<=\p{L}{3})\.$/u, '').trim());
}

/**
 * Shelves with these signs, each within the one before. Upper and lower case and accents do not make another, and a sign
 * that is repeated is one.
 */
function signs(words: readonly (string | undefined)[]): SubjectHeading[] {
  const path: SubjectHeading[] = [];
  for (const written of words) {
    const sign = path.length === 0 ? (WRITTEN_OUT.get(fold(written ?? '')) ?? written) : written;
    const folded = fold(sign ?? '');
    if (!sign || !folded || folded === fold(path.at(-1)?.heading ?? '')) continue;
    const thema = themaBelow(path.at(-1), folded);
    if (thema) path.splice(0, path.length, ...themaPath(thema, ''));
    else {
      const at = path.at(-1);
      path.push({
        scheme: 'keyword',
        code: clip(at ? `${at.code} / ${folded}` : folded),
        heading: clip(sign),
      });
    }
  }
  return path;
}

/** The Thema shelf with this sign: anywhere for a first step, then only within the shelf one stands at. */
function themaBelow(at: SubjectHeading | undefined, folded: string): string | undefined {
  const code = THEMA_BY_SIGN.get(folded);
  if (!at) return code;
  return at.scheme === 'thema' && code?.startsWith(at.code) ? code : undefined;
}

function clip(text: string): string {
  return text.slice(0, 250);
}
