import { children, code, codes, type El, text } from './element.ts';
import { BINDINGS } from './form-names.ts';

export interface Form {
  binding?: string;
  code?: string;
  is_large_print: boolean;
}

/** Details (list 175; list 78 in 2.1) that make another binding for the buyer, by the form they refine. */
export const REFINED: Record<string, Record<string, string>> = {
  BC: {
    B101: 'Mass Market',
    B104: 'Mass Market',
    B107: 'Mass Market',
    B135: 'Mass Market',
    B133: 'Mass Market',
    B306: 'Library Binding',
    B310: 'Pamphlet',
    B311: 'Spiral Bound',
    B312: 'Spiral Bound',
    B314: 'Spiral Bound',
  },
  BB: { B306: 'Library Binding', B311: 'Spiral Bound', B312: 'Spiral Bound', B314: 'Spiral Bound' },
  AE: { A101: 'Audio CD', A103: 'MP3 CD' },
  AC: { A103: 'MP3 CD' },
};

/** `BookFormDetail`, list 8, of older 2.1 files. */
const OLD_DETAILS: Record<string, string> = {
  '05': 'B101',
  '06': 'B102',
  '09': 'B104',
  '10': 'B105',
  '11': 'B106',
};

/** PrimaryContentType and ProductContentType (list 81) of audiobooks. */
const AUDIO_CONTENT = ['01', '03', '13', '21', '22', '23'];

export function formOf(block: El | undefined, warn: (text: string) => void): Form {
  const editions = [...codes(block, 'EditionType'), ...codes(block, 'EditionTypeCode')];
  const oldLargePrint = codes(block, 'BookFormDetail').includes('02');
  const form: Form = {
    is_large_print: oldLargePrint || editions.includes('LTE') || editions.includes('ULP'),
  };
  const productForm = code(block, 'ProductForm')?.toUpperCase();
  if (!productForm || productForm === '00') return { ...form, binding: described(block) };
  const parts = partForms(block);
  form.code = productForm;
  const details = [
    ...codes(block, 'ProductFormDetail'),
    ...codes(block, 'BookFormDetail').flatMap((old) => OLD_DETAILS[old] ?? []),
  ];
  const refined = details.map((detail) => REFINED[productForm]?.[detail]).find(Boolean);
  form.binding = refined ?? BINDINGS[productForm];
  if (/^E[A-D]$/.test(productForm) && isAudio(block, details)) form.binding = 'Digital Audio';
  if (
    /^S[A-F]$/.test(productForm) &&
    parts.length > 0 &&
    parts.every((part) => part === 'BC' || part === 'BB')
  )
    form.binding = 'Boxed Set';
  if (!form.binding) warn(`The product form '${productForm}' is unknown.`);
  return form;
}

/** What the sender calls a form that no code stands for: 'Gift Card'. */
function described(block: El | undefined): string | undefined {
  const words = text(block, 'ProductFormDescription');
  return words && words.length <= 60 ? words : undefined;
}

function isAudio(block: El | undefined, details: string[]): boolean {
  const content = [...codes(block, 'PrimaryContentType'), ...codes(block, 'ProductContentType')];
  if (content.length > 0) return AUDIO_CONTENT.includes(content[0] ?? '');
  return details.some((detail) => detail.startsWith('A1'));
}

function partForms(block: El | undefined): string[] {
  return children(block, 'ProductPart').flatMap((part) => code(part, 'ProductForm') ?? []);
}
