import { characterOf } from './characters.ts';
import type { DeclaredEntities } from './doctype.ts';
import { TEXT_TAGS } from './tags.ts';

interface Repaired {
  text: string;
  warnings: string[];
  /** Set when the text uses an entity that was refused; the record must not be read. */
  refusedEntity?: string;
}

/** Stops at the next start of the same tag, so that no text is searched twice. */
const TEXT_ELEMENT = new RegExp(
  `<(${TEXT_TAGS.join('|')})((?:\\s[^<>]*)?)>((?:(?!<\\1[\\s>])[\\s\\S])*?)</\\1\\s*>`,
  'g',
);

/** A CDATA section or comment, which stay as they are, or an ampersand with what may be its reference. */
const PARTS =
  /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|&(?:(#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z_][\w.-]{0,40});)?/g;

/**
 * Turns every reference of a record into its character, so that a strict parser needs no table, and turns bare '&' and
 * undeclared references, which real files are full of, into text.
 */
export function repairReferences(text: string, declared: DeclaredEntities): Repaired {
  if (!text.includes('&')) return { text, warnings: [] };
  const warnings = new Set<string>();
  let refusedEntity: string | undefined;
  const repaired = text.replace(PARTS, (part, reference: string | undefined) => {
    if (part[0] === '<' || part === '&amp;' || part === '&lt;' || part === '&gt;') return part;
    if (reference === undefined) {
      warnings.add("A bare '&' was read as text.");
      return '&amp;';
    }
    if (declared.refused.has(reference)) refusedEntity = reference;
    const character = characterOf(reference, declared.values);
    if (character !== undefined) return escapeXml(character);
    warnings.add(`The unknown entity &${reference}; was kept as text.`);
    return `&amp;${reference};`;
  });
  return { text: repaired, warnings: [...warnings], refusedEntity };
}

/**
 * A second chance for a record that is not well-formed: the content of its text elements, where loose HTML
 * usually is the fault, is made opaque. Undefined when nothing could be done.
 */
export function sealTextElements(text: string): string | undefined {
  let changed = false;
  const sealed = text.replace(TEXT_ELEMENT, (whole, tag: string, attributes: string, content: string) => {
    if (attributes.endsWith('/') || !content.includes('<')) return whole;
    if (/^\s*<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>\s*$/.test(content)) return whole;
    changed = true;
    // A bare '<' as in "ages <3" is escaped for good, else the HTML reader would take it for a tag.
    const html = content
      .replace(/<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)/g, '$1')
      .replace(/<(?![A-Za-z/!])/g, '&lt;');
    return `<${tag}${attributes}>${escapeXml(html)}</${tag}>`;
  });
  return changed ? sealed : undefined;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) =>
    character === '&' ? '&amp;' : character === '<' ? '&lt;' : '&gt;',
  );
}
