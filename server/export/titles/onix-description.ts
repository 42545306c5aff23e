import type { Contributor } from '../../import/record.ts';
import { audienceCodes, productForm } from './onix-codes.ts';
import { identifiers, titleElement } from './onix-parts.ts';
import { richText } from './onix-rich-text.ts';
import { onixSubjects } from './onix-subjects.ts';
import type { ExportTitle } from './queries.ts';
import { element, textElement } from './xml.ts';

/** `<DescriptiveDetail>`: form, title, people, subjects, readers. */
export function onixDescription(title: ExportTitle, sender: string): string {
  return element(
    'DescriptiveDetail',
    form(title),
    measures(title),
    parts(title),
    collection(title),
    element('TitleDetail', textElement('TitleType', '01'), titleElement('01', title.title, title.subtitle)),
    title.contributors.map(contributor).join('') || '<NoContributor/>',
    textElement('EditionType', title.is_large_print ? 'LTE' : ''),
    textElement('EditionStatement', title.edition),
    /^[a-z]{3}$/.test(title.language)
      ? element('Language', textElement('LanguageRole', '01'), textElement('LanguageCode', title.language))
      : '',
    title.pages
      ? element(
          'Extent',
          textElement('ExtentType', '00'),
          textElement('ExtentValue', title.pages),
          textElement('ExtentUnit', '03'),
        )
      : '',
    textElement('IllustrationsNote', title.illustrations),
    onixSubjects(title, sender),
    audience(title),
  );
}

function form(title: ExportTitle): string {
  const { form: code, detail, description, content } = productForm(title);
  const isSet = title.parts.length > 0 || code.startsWith('S');
  return [
    textElement('ProductComposition', isSet ? '10' : '00'),
    textElement('ProductForm', code),
    textElement('ProductFormDetail', detail),
    textElement('ProductFormDescription', description),
    textElement('PrimaryContentType', content),
  ].join('');
}

function measures({ height, width, thickness, weight }: ExportTitle): string {
  const measure = (type: string, value: number | null, unit: string) =>
    value
      ? element(
          'Measure',
          textElement('MeasureType', type),
          textElement('Measurement', value),
          textElement('MeasureUnitCode', unit),
        )
      : '';
  return [
    measure('01', height, 'in'),
    measure('02', width, 'in'),
    measure('03', thickness, 'in'),
    measure('08', weight, 'lb'),
  ].join('');
}

/** Books in a slipcase or box are what makes a set a boxed set. */
function parts(title: ExportTitle): string {
  const isBoxed = title.binding === 'Boxed Set' && title.binding_code !== 'SB';
  return title.parts
    .map(({ eisbn, copies }) =>
      element(
        'ProductPart',
        identifiers({ eisbn }),
        textElement('ProductForm', isBoxed ? 'BC' : '00'),
        textElement('NumberOfCopies', copies),
      ),
    )
    .join('');
}

function collection({ series, series_number }: ExportTitle): string {
  if (!series) return '';
  const number = element(
    'TitleElement',
    textElement('TitleElementLevel', '01'),
    textElement('PartNumber', series_number),
  );
  return element(
    'Collection',
    textElement('CollectionType', '10'),
    element(
      'TitleDetail',
      textElement('TitleType', '01'),
      titleElement('02', series),
      series_number ? number : '',
    ),
  );
}

function contributor(person: Contributor, index: number): string {
  return element(
    'Contributor',
    textElement('SequenceNumber', index + 1),
    textElement('ContributorRole', /^[A-Z]\d\d$/.test(person.role) ? person.role : 'Z99'),
    names(person),
    richText('BiographicalNote', person.bio ?? ''),
    person.canadian
      ? element(
          'ContributorPlace',
          textElement('ContributorPlaceRelator', '00'),
          textElement('CountryCode', 'CA'),
        )
      : '',
  );
}

/** A semicolon divides people, but not in the name of a body. */
function names({ name, name_inverted }: Contributor): string {
  return name.includes(';')
    ? textElement('CorporateName', name)
    : textElement('PersonName', name) + textElement('PersonNameInverted', name_inverted);
}

function audience({ audience: words, age_from, age_to }: ExportTitle): string {
  const codes = words ? audienceCodes(words) : [];
  const bound = (precision: string, age: number | null) =>
    age === null
      ? ''
      : textElement('AudienceRangePrecision', precision) + textElement('AudienceRangeValue', age);
  const ages = bound('03', age_from) + bound('04', age_to);
  return [
    ...(codes ?? []).map((code) =>
      element('Audience', textElement('AudienceCodeType', '01'), textElement('AudienceCodeValue', code)),
    ),
    // Interest age in years, list 30.
    ages && element('AudienceRange', textElement('AudienceRangeQualifier', '17'), ages),
    codes ? '' : textElement('AudienceDescription', words),
  ].join('');
}
