import { withoutControls } from '../without-controls.ts';

/** Text for an element or an attribute in double quotes; characters that XML cannot hold are dropped. */
export function xmlText(text: string): string {
  return withoutControls(text).replace(/[&<>"\r]/g, (character) => REFERENCES[character] ?? character);
}

/** A parser makes a line feed of every carriage return that is not written as a reference. */
const REFERENCES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A CDATA section, or several where the text holds the end of one. */
export function cdata(text: string): string {
  return `<![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** An element around XML; '' without content, so that optional elements fall away. */
export function element(name: string, ...content: string[]): string {
  const inside = content.join('');
  return inside && `<${name}>${inside}</${name}>`;
}

/** An element around text; '' without text. */
export function textElement(name: string, text: string | number | null | undefined): string {
  return element(name, xmlText(String(text ?? '')));
}
