import type { Contributor } from '../../record.ts';
import { child, children, code, codes, type El, inSequence, text } from './element.ts';
import { richTextIn } from './rich-text.ts';

/** List 19. */
const UNNAMED: Record<string, string> = {
  '01': 'Unknown',
  '02': 'Anonymous',
  '03': 'et al.',
  '04': 'Various',
  '05': 'Synthesized voice',
  '06': 'Synthesized voice',
  '07': 'Synthesized voice',
  '08': 'Synthesized voice',
  '09': 'Artificial intelligence',
};

/**
 * Everyone who made the book, in the order of the source; one entry for each role of a person, the biography
 * with the first. Undefined when the block names no contributor.
 */
export function contributorsOf(block: El | undefined): Contributor[] | undefined {
  const list = inSequence(children(block, 'Contributor')).flatMap(entriesOf);
  if (list.length > 0) return list;
  if (child(block, 'NoContributor')) return [];
  const statement = text(block, 'ContributorStatement')?.replace(/^(?:written )?by\s+/i, '');
  return statement ? [{ name: statement, role: 'A01' }] : undefined;
}

interface Names {
  name: string;
  inverted?: string;
}

function entriesOf(element: El): Contributor[] {
  const roles = codes(element, 'ContributorRole').map((role) => role.toUpperCase());
  const bio = richTextIn(element, 'BiographicalNote');
  const canadian = isCanadian(element) || undefined;
  return peopleOf(element).flatMap(({ name, inverted }, person) =>
    [...new Set(roles.length > 0 ? roles : ['A01'])].map((role, index) => ({
      name,
      ...(inverted && { name_inverted: inverted }),
      role,
      ...(bio && person === 0 && index === 0 && { bio }),
      ...(canadian && { canadian }),
    })),
  );
}

/** One person, or several where a sender puts them into one name: 'Herbert, Brian; Anderson, Kevin J.' */
function peopleOf(element: El): Names[] {
  const several = piecesOf(text(element, 'PersonNameInverted'));
  if (several.length > 1 || endsInSemicolon(text(element, 'PersonNameInverted')))
    return several.map((piece) => {
      const inverted = piece.replace(/\s*,$/, '');
      return { name: uninverted(inverted) ?? inverted, ...(inverted.includes(',') && { inverted }) };
    });
  const named = piecesOf(text(element, 'PersonName'));
  if (named.length > 1) return named.map((piece) => ({ name: piece }));
  const one = namesOf(element);
  return one ? [one] : [];
}

function piecesOf(names: string | undefined): string[] {
  return (names ?? '').split(/\s*;\s*/).filter((piece) => /\p{L}/u.test(piece));
}

function endsInSemicolon(names: string | undefined): boolean {
  return names?.endsWith(';') === true;
}

function namesOf(element: El): Names | undefined {
  const parts = (...names: string[]) =>
    names
      .map((name) => text(element, name))
      .filter(Boolean)
      .join(' ');
  const key = parts('PrefixToKey', 'KeyNames');
  const before = text(element, 'NamesBeforeKey');
  const suffix = text(element, 'SuffixToKey');
  const inverted =
    text(element, 'PersonNameInverted') ??
    (key && before ? [`${key}, ${before}`, suffix].filter(Boolean).join(', ') : undefined);
  const assembled =
    key &&
    parts('TitlesBeforeNames', 'NamesBeforeKey', 'PrefixToKey', 'KeyNames', 'NamesAfterKey', 'SuffixToKey');
  const given = text(element, 'PersonName');
  // Some senders repeat the surname where the whole name belongs; the inverted form then knows more.
  const surnameOnly = given !== undefined && inverted?.startsWith(`${given},`) === true;
  const name =
    (surnameOnly ? undefined : given) ??
    (before ? assembled : undefined) ??
    uninverted(inverted) ??
    (given || assembled);
  if (name) return { name, inverted };
  const corporate = text(element, 'CorporateName') ?? uninverted(text(element, 'CorporateNameInverted'));
  if (corporate) return { name: corporate };
  const unnamed = UNNAMED[code(element, 'UnnamedPersons') ?? ''];
  return unnamed ? { name: unnamed } : undefined;
}

/** 'King, Martin Luther, Jr' as 'Martin Luther King, Jr'; a name without a comma stays as it is. */
function uninverted(inverted: string | undefined): string | undefined {
  const [key, before, ...rest] = inverted?.split(/\s*,\s*/) ?? [];
  if (!key || !before) return key || undefined;
  return [`${before} ${key}`, ...rest].join(', ');
}

/** Born in, citizen of or living in Canada: shops there mark such authors. */
function isCanadian(element: El): boolean {
  const places = [element, ...children(element, 'ContributorPlace')];
  return places.some(
    (place) =>
      code(place, 'CountryCode') === 'CA' ||
      codes(place, 'RegionCode').some((region) => region.startsWith('CA-')),
  );
}
