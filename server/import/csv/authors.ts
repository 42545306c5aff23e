import type { Contributor } from '../record.ts';
import { truncate } from './clean-text.ts';

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
const SUFFIX = /^(jr|sr|ii|iii|iv|ph\.?d|m\.?d|esq|mba|rn|dds|jd|d\.?d|s\.?j)\.?$/i;
const ORGANISATION =
  /\b(inc|ltd|llc|gmbh|co|corp|company|society|university|universidade|association|press|editors|magazine|staff|museum|institute|department|committee|council|ministry|centers?|foundation|library|church|school|group|studios?|publishing|books|disney)\b\.?/i;

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
  for (const listed of text.replace(/[\s,]*\bet al\b\.?/gi, '').split(/[;|]/)) {
    // 'and/or' and dates such as 1896/97 hold slashes too, but not in lists of persons.
    for (const part of listed.split('/')) {
      for (const group of splitAnd(part.trim())) names.push(...splitCommas(group, style));
    }
  }
  return names;
}

/** 'A B and C D' divides, 'Better Homes and Gardens' does not: both sides must look like a person. */
function splitAnd(text: string): string[] {
  const pieces = text.split(/\s*,?\s+(?:and|&|und|et|y)\s+|\s*,\s*&\s*/i);
  if (pieces.length === 1) return [text];
  return pieces.every((piece) => /\S[\s,]+\S/.test(piece.trim())) ? pieces : [text];
}

function splitCommas(text: string, style: NameStyle | undefined): Name[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(b\. |d\. )?\d{3,4}\??\s*-\s*(\d{3,4}\.?)?$/.test(part));
  const last = parts.length - 1;
  // 'King, Martin Luther, Jr.' and 'Sam Warner, Jr.' keep their suffix.
  const suffix = last > 0 && SUFFIX.test(parts[last] ?? '') ? parts.pop() : undefined;
  if (parts.length <= 1) return parts.map((name) => ({ name: suffix ? `${name}, ${suffix}` : name }));
  if (ORGANISATION.test(text)) return [{ name: text }];
  if (parts.length === 2 && isOnePerson(parts, style, suffix))
    return [invert(parts[0] ?? '', parts[1] ?? '', suffix)];
  if (parts.length % 2 === 0 && style !== 'direct' && pairsLookInverted(parts)) {
    const people: Name[] = [];
    for (let i = 0; i < parts.length; i += 2) people.push(invert(parts[i] ?? '', parts[i + 1] ?? ''));
    return people;
  }
  return parts.map((name) => ({ name: name.replace(/^and\s+/i, '') }));
}

function isOnePerson(parts: string[], style: NameStyle | undefined, suffix: string | undefined): boolean {
  if (suffix !== undefined && style !== 'direct') return true;
  if (style) return style === 'inverted';
  return looksInverted(parts.join(','));
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
  const name = suffix ? `${first} ${last}, ${suffix}` : `${first} ${last}`;
  return { name, inverted: [last, first, suffix].filter(Boolean).join(', ') };
}

function toContributor(source: Name, role: string): Contributor | undefined {
  let { name, inverted } = source;
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
