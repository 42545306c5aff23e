import type { SubjectRef } from '../../record.ts';
import { child, children, code, type El, ownText, text } from './element.ts';

/** List 27; schemes not named here become 'other'. */
const SCHEMES: Record<string, SubjectRef['scheme']> = {
  '01': 'dewey',
  '02': 'dewey',
  '04': 'lcsh',
  '10': 'bisac',
  '12': 'bic',
  '13': 'bic',
  '14': 'bic',
  '15': 'bic',
  '16': 'bic',
  '17': 'bic',
  '93': 'thema',
  '94': 'thema',
  '95': 'thema',
  '96': 'thema',
  '97': 'thema',
  '98': 'thema',
  '99': 'thema',
};
const SHAPES: Partial<Record<SubjectRef['scheme'], RegExp>> = {
  bisac: /^[A-Z]{3}\d{6}$/,
  bic: /^[A-Z0-9]{1,9}$/,
  thema: /^[1-6A-Z][A-Z0-9-]*$/,
};

export interface Subjects {
  subjects: SubjectRef[];
  keywords?: string;
}

/** Subjects with their schemes, main ones marked, each once; keywords (scheme 20) as one text. */
export function subjectsOf(block: El | undefined, warn: (text: string) => void): Subjects {
  const found = new Map<string, SubjectRef>();
  const keywords: string[] = [];
  const add = (schemeCode: string, value: string, main: boolean, heading?: string) => {
    const scheme = SCHEMES[schemeCode] ?? 'other';
    const shape = SHAPES[scheme];
    // Several codes in one element are against the standard and common.
    for (const one of shape ? value.toUpperCase().split(/[;,|\s]+/) : [value]) {
      if (one === '') continue;
      if (shape && !shape.test(one)) {
        warn(`'${one.slice(0, 40)}' is not a ${scheme} subject code; it was left out.`);
        continue;
      }
      const known = found.get(scheme + one);
      if (known) known.main ||= main || undefined;
      else found.set(scheme + one, { scheme, code: one, ...(heading && { heading }), ...(main && { main }) });
    }
  };

  const mains: [string, string][] = [
    ['10', 'BASICMainSubject'],
    ['12', 'BICMainSubject'],
  ];
  for (const [scheme, name] of mains) {
    const value = code(block, name);
    if (value) add(scheme, value, true);
  }
  for (const element of children(block, 'MainSubject')) {
    const scheme = code(element, 'MainSubjectSchemeIdentifier');
    const value = code(element, 'SubjectCode');
    if (scheme && value) add(scheme, value, true, text(element, 'SubjectHeadingText'));
  }
  for (const element of children(block, 'Subject')) {
    const scheme = code(element, 'SubjectSchemeIdentifier') ?? '';
    const headings = children(element, 'SubjectHeadingText').flatMap((heading) => ownText(heading) ?? []);
    const value = code(element, 'SubjectCode');
    if (scheme === '20') keywords.push(...headings, ...(headings.length === 0 && value ? [value] : []));
    else if (value || headings[0])
      add(
        scheme,
        value ?? headings[0] ?? '',
        child(element, 'MainSubject') !== undefined,
        value ? headings[0] : undefined,
      );
  }
  return { subjects: [...found.values()], keywords: joined(keywords) };
}

function joined(keywords: string[]): string | undefined {
  const words = keywords.flatMap((text) => text.split(/\s*;\s*/)).filter(Boolean);
  return [...new Set(words)].join('; ') || undefined;
}
