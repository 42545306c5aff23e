import type { Contributor } from '../../record.ts';
import { truncate } from '../../rules/clean-text.ts';

/** How a column writes one person: 'Last, First' or 'First Last'. */
export type NameStyle = 'inverted' | 'direct';

const MAX_NAMES = 100;
const MAX_NAME = 300;

const ROLES: [RegExp, string][] = [
  [/^(ed|eds|editor|editors|edited by|org|orgs|hrsg|coord)\.?$/i, 'B01'],
  [/^(trans|transl|translator|translated by|trad|tradutor|traducteur|übersetzer)\.?$/i, 'B06'],
  [/^(ill|illus|illustrator|illustrated by|illustrations|ilustrador|illustrateur)\.?$/i, 'A12'],
  [/^(narrator|reader|read by|narrated by|sprecher)\.?$/i, 'E07'],
  [/^(foreword|foreword by)$/i, 'A23'],
  [/^(introduction|introduction by|intro)\.?$/i, 'A24'],
  [/^(photographer|photographs)$/i, 'A13'],
  [/^(author|writer|autor|auteur|verfasser)\.?$/i, 'A01'],
];

const PARTICLES = new Set(
  'de del della di da das do dos du la le los las el al bin ibn ab ap van von der den ter ten zu zur st st. saint san mac o y e vander vanden dalla dello'.split(
    ' ',
  ),
);
const SUFFIX = /^(jr|sr|ii|iii|iv)\.?$/i;
/** After a one-word surname these may be initials: 'Rozan, M.D.'. */
const DEGREE = /^(ph\.?\s?d|m\.?d|esq)\.?$/i;
const HONORIFIC = /^(dr|prof|rev|fr|brother|sister|sir|dame|lord|lady|mrs?|ms)\.?$/i;
const COMPANY = /^(inc|ltd|llc|gmbh|corp|co|plc|s\.?a)\b/i;
const ORGANISATION =
  /\b(company|society|university|universidade|association|press|editors|magazine|staff|museum|institute|department|committee|council|ministry|centers?|foundation|library|church|school|group|studios?|publishing|books)\b/i;

/**
 * Splits a list of persons as catalogues write it. ';', '|', '/', ' & ' and ' and ' divide; a comma divides only
 * where it does not stand between a surname and a given name. A role in brackets ('(ed.)') replaces `role`.
 *
 * @param style what the rest of the column shows (`nameStyle`), to settle 'A B, C' one way or the other.
 */
export function parseAuthors(text: string, role = 'A01', style?: NameStyle): Contributor[] {
  const people: Contributor[] = [];
  const seen = new Set<string>();
  for (const part of splitPeople(text, style)) {
    if (people.length === MAX_NAMES) break;
    const person = toContributor(part, role);
    if (!person) continue;
    const key = `${person.role} ${person.name.toLowerCase()}`;
    if (!seen.has(key)) people.push(person);
    seen.add(key);
  }
  return people;
}

/** Whether a column's sample writes 'Last, First' or 'First Last'; undefined when it does not show. */
export function nameStyle(values: Iterable<string>): NameStyle | undefined {
  let inverted = 0;
  let direct = 0;
  for (const value of values) {
    for (const name of value.split(/[;|/]/)) {
      const commas = name.split(',').length - 1;
      if (commas === 0 && /\S\s+\S/.test(name.trim()) && !ORGANISATION.test(name)) direct++;
      if (commas === 1 && looksInverted(name)) inverted++;
    }
  }
  if (inverted + direct < 3) return undefined;
  if (inverted > direct) return 'inverted';
  return direct > inverted * 2 ? 'direct' : undefined;
}

interface Name {
  name: string;
  inverted?: string;
}

function splitPeople(text: string, style: NameStyle | undefined): Name[] {
  const names: Name[] = [];
  const listed = hideInBrackets(text.replace(/[\s,]*\bet al\b\.?/gi, ''));
  for (const part of listed.split(style === 'inverted' ? /[;|/]|:\s/ : /[;|/]/)) {
    for (const group of splitAnd(part.trim())) names.push(...splitCommas(group, style));
  }
  return names;
}

const HIDDEN = ',;|/&';

/** What stands in brackets does not divide: ('Drawing Center (New York, N.Y.)'). */
function hideInBrackets(text: string): string {
  if (!text.includes('(')) return text;
  return text.replace(/\([^()]*\)/g, (inner) =>
    inner.replace(/[,;|/&]/g, (sign) => String.fromCharCode(0xe000 + HIDDEN.indexOf(sign))),
  );
}

function showAgain(text: string): string {
  return text.replace(/[\ue000-\ue004]/g, (sign) => HIDDEN[sign.charCodeAt(0) - 0xe000] ?? '');
}

/** 'A B and C D' divides, 'Better Homes and Gardens' does not: both sides must look like a person. */
function splitAnd(text: string): string[] {
  const pieces = text.split(/\s*,?\s+(?:and|&|und|et|y)\s+|\s*,\s*&\s*/i);
  if (pieces.length === 1) return [text];
  const inverted = pieces.filter((piece) => piece.includes(',')).length;
  return inverted > 1 || pieces.every((piece) => /\S[\s,]+\S/.test(piece.trim())) ? pieces : [text];
}

function splitCommas(text: string, style: NameStyle | undefined): Name[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(b\. |d\. )?\d{3,4}\??\s*-\s*(\d{3,4}\.?)?$/.test(part));
  const suffix = takeSuffix(parts, style);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length <= 1) return parts.map((name) => ({ name: suffix ? `${name}, ${suffix}` : name }));
  const couple = /^(\S+) (?:&|and) (\S+)$/.exec(second);
  if (couple?.[1] && couple[2] && parts.length === 2 && style === 'inverted')
    return [invert(first, couple[1]), invert(first, couple[2])];
  // 'Brown, Son & Ferguson', 'Fodor's Travel Publications, Inc. Staff'
  if (
    COMPANY.test(second) ||
    (/\s(&|and)\s/.test(text) && parts.every((part) => /^\S+( & \S+)?$/.test(part)))
  )
    return [{ name: text }];
  if (parts.length === 2 && isOnePerson(text, style, suffix)) return [invert(first, second, suffix)];
  if (parts.length === 2 && ORGANISATION.test(text) && style !== 'direct') return [{ name: text }];
  if (parts.length === 3 && style === 'inverted')
    return [
      HONORIFIC.test(third)
        ? invert(first, `${third} ${second}`, suffix)
        : invert(first, `${second} ${third}`, suffix),
    ];
  if (parts.length % 2 === 0 && style !== 'direct' && pairsLookInverted(parts)) {
    const people: Name[] = [];
    for (let i = 0; i < parts.length; i += 2) people.push(invert(parts[i] ?? '', parts[i + 1] ?? ''));
    return people;
  }
  return parts.map((name) => ({ name: name.replace(/^and\s+/i, '') }));
}

/** Takes 'Jr.' out of 'Sam Warner, Jr.', 'King, Martin Luther, Jr.' and 'Ford, Jr., Jerry Lee'. */
function takeSuffix(parts: string[], style: NameStyle | undefined): string | undefined {
  const at = parts.findIndex((part, i) => i > 0 && SUFFIX.test(part));
  if (at > 0 && parts.length <= 3) return parts.splice(at, 1)[0];
  const last = parts.at(-1) ?? '';
  const initials = parts.length === 2 && style !== 'direct' && !/\s/.test(parts[0] ?? '');
  return parts.length > 1 && DEGREE.test(last) && !initials ? parts.pop() : undefined;
}

function isOnePerson(text: string, style: NameStyle | undefined, suffix: string | undefined): boolean {
  if (suffix !== undefined && style !== 'direct') return true;
  if (style) return style === 'inverted';
  return looksInverted(text);
}

/** 'Aaland, Mikkel', 'ab Hugh, Dafydd', 'García Márquez, Gabriel', but not 'J.K. Rowling, Mary GrandPré'. */
function looksInverted(text: string): boolean {
  const [last = '', first = ''] = text.split(',').map((part) => part.trim());
  if (last === '' || first === '') return false;
  const words = last.split(/\s+/);
  if (words.length === 1) return true;
  if (words.some((word) => /^\p{L}\./u.test(word))) return false;
  if (words.slice(0, -1).every((word) => PARTICLES.has(word.toLowerCase()))) return true;
  return words.length === 2 && !/\s/.test(first);
}

function pairsLookInverted(parts: string[]): boolean {
  for (let i = 0; i < parts.length; i += 2) {
    const words = (parts[i] ?? '').split(/\s+/);
    if (words.length > 1 && !words.slice(0, -1).every((word) => PARTICLES.has(word.toLowerCase())))
      return false;
  }
  return true;
}

function invert(last: string, first: string, suffix?: string): Name {
  const inside = suffix ? null : /^(.+?)\s+((?:jr|sr)\.?|ii|iii|iv)$/i.exec(first);
  const given = inside?.[1] ?? first;
  const after = suffix ?? inside?.[2];
  const name = after ? `${given} ${last}, ${after}` : `${given} ${last}`;
  return { name, inverted: [last, given, after].filter(Boolean).join(', ') };
}

function toContributor(source: Name, role: string): Contributor | undefined {
  let name = showAgain(source.name);
  let inverted = source.inverted && showAgain(source.inverted);
  let found = role;
  const bracket = /\s*[([]([^()[\]]{1,30})[)\]]/;
  const said = bracket.exec(name)?.[1]?.trim();
  const known = said === undefined ? undefined : ROLES.find(([pattern]) => pattern.test(said))?.[1];
  if (known) {
    found = known;
    name = name.replace(bracket, '');
    inverted = inverted?.replace(bracket, '');
  }
  name = tidy(name.replace(/^(by|por|par)\s+(?=\p{Lu})/u, ''));
  if (name === '' || !/[\p{L}\p{N}]/u.test(name) || /^(none|unknown|n\/a|not available)$/i.test(name))
    return undefined;
  return { name, ...(inverted ? { name_inverted: tidy(inverted) } : {}), role: found };
}

function tidy(name: string): string {
  return truncate(
    name
      .replace(/\s+/g, ' ')
      .replace(/[\s,:-]+$/, '')
      .trim(),
    MAX_NAME,
  );
}
