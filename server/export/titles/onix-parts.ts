import { element, textElement } from './xml.ts';

/** `<ProductIdentifier>` of each kind: ISBN-13 (15), EAN (03), UPC (04). */
export function identifiers({ eisbn, upc = '' }: { eisbn: string; upc?: string }): string {
  const identifier = (type: string, value: string) =>
    value && element('ProductIdentifier', textElement('ProductIDType', type), textElement('IDValue', value));
  return [
    identifier('15', /^97[89]/.test(eisbn) ? eisbn : ''),
    identifier('03', eisbn),
    identifier('04', /^\d{12}$/.test(upc) ? upc : ''),
  ].join('');
}

/** `<TitleElement>` of a level of list 149: 01 product, 02 collection, 04 content item. */
export function titleElement(level: string, title: string, subtitle = ''): string {
  return element(
    'TitleElement',
    textElement('TitleElementLevel', level),
    titleText(title),
    textElement('Subtitle', subtitle),
  );
}

/** Readers turn 'Long Walk, The' round unless it is said to have no prefix. */
function titleText(title: string): string {
  return /, (?:The|A|An)$/.test(title)
    ? `<NoPrefix/>${textElement('TitleWithoutPrefix', title)}`
    : textElement('TitleText', title);
}

const FORMATS: Record<number, string> = { 4: '05', 7: '01', 10: '00' };

/** `<Date>` of 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', its format from list 55; '' for anything else. */
export function dateElement(date: string): string {
  const format = FORMATS[date.length];
  return format && /^\d{4}(-\d\d){0,2}$/.test(date)
    ? `<Date dateformat="${format}">${date.replaceAll('-', '')}</Date>`
    : '';
}
