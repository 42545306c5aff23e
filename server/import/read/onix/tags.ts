import { SHORT_TAGS } from './short-tags.ts';

/** Reference names stand for themselves, so that most tags need one look-up only. */
const NAMES = new Map([
  ...SHORT_TAGS,
  ...[...SHORT_TAGS.values()].map((name): [string, string] => [name, name]),
]);

/** The reference name of a tag; unknown ones keep their name. Namespace prefixes do not matter. */
export function referenceName(tag: string): string {
  const known = NAMES.get(tag);
  if (known !== undefined) return known;
  const colon = tag.indexOf(':');
  return colon < 0 ? tag : referenceName(tag.slice(colon + 1));
}

/** Elements whose content may be XHTML, or what senders take for it. */
const TEXT_ELEMENTS = new Set([
  'Annotation',
  'AudienceDescription',
  'BiographicalNote',
  'CitationNote',
  'ContributorDescription',
  'ContributorStatement',
  'EditionStatement',
  'IllustrationsNote',
  'MainDescription',
  'PrizeStatement',
  'ReviewQuote',
  'Subtitle',
  'Text',
  'TitleText',
  'TitleWithoutPrefix',
]);

export function isTextElement(name: string): boolean {
  return TEXT_ELEMENTS.has(name);
}

/** Their tags in both styles, for finding them in text that does not parse. */
export const TEXT_TAGS: readonly string[] = [
  ...TEXT_ELEMENTS,
  ...[...SHORT_TAGS].filter(([, name]) => TEXT_ELEMENTS.has(name)).map(([short]) => short),
];
