import type { ExportSubject, ExportTitle } from './queries.ts';
import { element, textElement } from './xml.ts';

/** `<Subject>` of each shelf, in order, then the keywords. */
export function onixSubjects({ subjects, keywords }: ExportTitle, sender: string): string {
  return [
    ...subjects.map((subject) => onixSubject(subject, sender)),
    keywords &&
      element(
        'Subject',
        textElement('SubjectSchemeIdentifier', '20'),
        textElement('SubjectHeadingText', keywords),
      ),
  ].join('');
}

/** A shelf without a Thema code is one of the sender's own scheme (24); its way through the shop is its heading. */
function onixSubject({ scheme, code, path, main }: ExportSubject, sender: string): string {
  const marked = main ? '<MainSubject/>' : '';
  if (scheme === 'thema')
    return element(
      'Subject',
      marked,
      textElement('SubjectSchemeIdentifier', '93'),
      textElement('SubjectCode', code),
      textElement('SubjectHeadingText', path.at(-1)),
    );
  return element(
    'Subject',
    marked,
    textElement('SubjectSchemeIdentifier', '24'),
    textElement('SubjectSchemeName', sender),
    textElement('SubjectCode', code),
    textElement('SubjectHeadingText', path.join(' / ')),
  );
}
