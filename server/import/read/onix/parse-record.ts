import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { hasOddCharacters, withoutOddCharacters } from './characters.ts';
import type { DeclaredEntities } from './doctype.ts';
import type { El } from './element.ts';
import { repairReferences, sealTextElements } from './repair.ts';
import { isTextElement, referenceName } from './tags.ts';

type Parsed = { element: El; warnings: string[] } | { reason: string };

/**
 * Parses one record (or header) alone, strictly, after repairing what does no harm: control characters, bare '&',
 * undeclared entities, loose HTML inside text elements.
 */
export function parseRecord(source: string, line: number, declared: DeclaredEntities): Parsed {
  const odd = hasOddCharacters(source);
  const { text, warnings, refusedEntity } = repairReferences(
    odd ? withoutOddCharacters(source) : source,
    declared,
  );
  if (refusedEntity) return { reason: `The entity &${refusedEntity}; stands for too much text.` };
  if (odd) warnings.push('Control characters were removed.');
  const first = parse(text);
  if ('element' in first) return { element: first.element, warnings };
  const sealed = sealTextElements(text);
  const second = sealed === undefined ? first : parse(sealed);
  if ('element' in second) {
    warnings.push(
      `The XML of a text is not well-formed (line ${line + first.line - 1}); it was read as HTML.`,
    );
    return { element: second.element, warnings };
  }
  return { reason: `The XML is broken at line ${line + first.line - 1}: ${first.error}.` };
}

const BLOCK = /^(?:p|br|div|li|h[1-6]|tr|td|dd|dt)$/i;

function parse(text: string): { element: El } | { error: string; line: number } {
  const parser = new SaxesParser();
  const open: El[] = [];
  let root: El | undefined;
  let fault: { error: string; line: number } | undefined;
  /** The text element we are in, and what is open inside it. */
  let flow: El | undefined;
  let depth = 0;

  parser.on('error', (error) => {
    fault ??= { error: plainMessage(error.message), line: parser.line };
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    if (flow) {
      flow.html = (flow.html ?? escapeHtml(flow.text)) + startTag(tag);
      depth++;
      return;
    }
    const element: El = { name: referenceName(tag.name), attributes: undefined, children: [], text: '' };
    for (const key in tag.attributes) {
      element.attributes = tag.attributes;
      if (key) break;
    }
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (isTextElement(element.name)) {
      flow = element;
      depth = 0;
    }
  });
  const characters = (data: string) => {
    const element = open.at(-1);
    if (!element) return;
    element.text += data;
    if (element.html !== undefined) element.html += escapeHtml(data);
  };
  parser.on('text', characters);
  parser.on('cdata', characters);
  parser.on('closetag', (tag: SaxesTagPlain) => {
    if (flow && depth > 0) {
      depth--;
      if (!tag.isSelfClosing) flow.html += `</${local(tag.name)}>`;
      // The plain text must not glue the last word of a paragraph to the first of the next.
      if (BLOCK.test(local(tag.name))) flow.text += ' ';
      return;
    }
    flow = undefined;
    open.pop();
  });
  parser.write(text).close();
  if (fault) return fault;
  return root ? { element: root } : { error: 'there is no element', line: 1 };
}

function startTag(tag: SaxesTagPlain): string {
  const name = local(tag.name);
  const href = tag.attributes.href;
  const attributes = href === undefined ? '' : ` href="${escapeHtml(href).replaceAll('"', '&quot;')}"`;
  return `<${name}${attributes}${tag.isSelfClosing ? ' /' : ''}>`;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** '12:3: unexpected close tag.' as the end of a sentence. */
function plainMessage(message: string): string {
  return message.replace(/^\d+:\d+:\s*/, '').replace(/\.$/, '');
}
