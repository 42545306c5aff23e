import { decodeReferences } from './characters.ts';

/** An element of a record under its reference name, whatever tags the file uses. */
export interface El {
  name: string;
  attributes: Record<string, string> | undefined;
  children: El[];
  /** Its own character data, that of nested XHTML included. */
  text: string;
  /** For a text element that holds XHTML: its content, escaped again. */
  html?: string;
}

export function child(parent: El | undefined, name: string): El | undefined {
  if (parent) for (const element of parent.children) if (element.name === name) return element;
  return undefined;
}

export function children(parent: El | undefined, name: string): El[] {
  return parent ? parent.children.filter((element) => element.name === name) : [];
}

/** The element's text on one line, or undefined if it is empty. */
export function ownText(element: El | undefined): string | undefined {
  if (!element) return undefined;
  const text = element.text.includes('&') ? decodeReferences(element.text) : element.text;
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

export function text(parent: El | undefined, name: string): string | undefined {
  return ownText(child(parent, name));
}

export function ownCode(element: El): string {
  const code = element.text.trim();
  // Zero-width characters come along when codes are pasted from web pages.
  return code.charCodeAt(code.length - 1) > 127 ? code.replace(/[^\x20-\x7e]/g, '').trim() : code;
}

/** A code or number, without the spaces around it; undefined if absent or empty. */
export function code(parent: El | undefined, name: string): string | undefined {
  const element = child(parent, name);
  return element ? ownCode(element) || undefined : undefined;
}

export function codes(parent: El | undefined, name: string): string[] {
  return children(parent, name).map(ownCode).filter(Boolean);
}

/** A number above zero, a comma as decimal mark included; undefined for anything else. */
export function positive(parent: El | undefined, name: string): number | undefined {
  const value = Number(code(parent, name)?.replace(',', '.'));
  return Number.isFinite(value) && value > 0 ? value : undefined;
}

/** Lower first; elements without a SequenceNumber keep their place behind those that have one. */
export function inSequence(elements: El[]): El[] {
  const order = (element: El) => positive(element, 'SequenceNumber') ?? Number.MAX_SAFE_INTEGER;
  return elements.length < 2 ? elements : elements.toSorted((a, b) => order(a) - order(b));
}
