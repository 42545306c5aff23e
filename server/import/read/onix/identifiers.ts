import { normaliseIsbn } from '../../../../contract/isbn.ts';
import { children, code, type El } from './element.ts';

/** ProductIDType (list 5) in order of trust: ISBN-13, GTIN-13, ISBN-10, GTIN-14. */
const TYPES = ['15', '03', '02', '14'];
/** Elements of ONIX 1 that 2.1 still allows. */
const OLD = ['EAN13', 'ISBN'];

interface Identifiers {
  /** ISBN-13 or EAN with a right check digit. */
  eisbn?: string;
  upc?: string;
  /** Numbers that should be ISBN or EAN but are not, as sent. */
  invalid: string[];
}

/** The identifiers that stand directly in a product, a related product or a work. */
export function identifiersOf(parent: El): Identifiers {
  const invalid: string[] = [];
  const found = children(parent, 'ProductIdentifier').map((element) => ({
    type: code(element, 'ProductIDType'),
    value: code(element, 'IDValue') ?? '',
  }));
  const candidates = [
    ...TYPES.flatMap((type) => found.filter((one) => one.type === type)),
    ...OLD.map((name) => ({ type: name, value: code(parent, name) ?? '' })),
  ];
  let eisbn: string | undefined;
  for (const { type, value } of candidates) {
    if (value === '') continue;
    // A GTIN-14 with packaging level 0 is the GTIN-13 of the single item.
    const isbn = normaliseIsbn(type === '14' ? value.replace(/^0(?=\d{13}$)/, '') : value);
    if (!isbn) invalid.push(value);
    else eisbn ??= isbn;
  }
  const upc = found.find(({ type }) => type === '04')?.value || code(parent, 'UPC');
  return { eisbn, upc: upc && /^\d{12}$/.test(upc) ? upc : undefined, invalid };
}
