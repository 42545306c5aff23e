import { describe, expect, it } from 'vitest';
import { message2, message3, readAll, readOne } from './fixtures/read-all.ts';

describe('forms', () => {
  it.each([
    ['<ProductForm>BB</ProductForm>', 'Hardcover', 'BB'],
    ['<ProductForm>BC</ProductForm>', 'Trade Paperback', 'BC'],
    [
      '<ProductForm>BC</ProductForm><ProductFormDetail>B504</ProductFormDetail><ProductFormDetail>B101</ProductFormDetail>',
      'Mass Market',
      'BC',
    ],
    ['<ProductForm>BB</ProductForm><ProductFormDetail>B306</ProductFormDetail>', 'Library Binding', 'BB'],
    ['<ProductForm>BH</ProductForm>', 'Board Book', 'BH'],
    ['<ProductForm>ED</ProductForm><ProductFormDetail>E101</ProductFormDetail>', 'eBook', 'ED'],
    ['<ProductForm>ED</ProductForm><PrimaryContentType>01</PrimaryContentType>', 'Digital Audio', 'ED'],
    ['<ProductForm>AJ</ProductForm>', 'Digital Audio', 'AJ'],
    ['<ProductForm>AC</ProductForm>', 'Audio CD', 'AC'],
    ['<ProductForm>PC</ProductForm>', 'Calendar', 'PC'],
    ['<ProductForm>00</ProductForm>', null, null],
    [
      '<ProductForm>00</ProductForm><ProductFormDescription>Gift Card</ProductFormDescription>',
      'Gift Card',
      null,
    ],
    [
      '<ProductForm>BB</ProductForm><ProductFormDescription>In a tin</ProductFormDescription>',
      'Hardcover',
      'BB',
    ],
  ])('%s is %s', async (content, binding, binding_code) => {
    expect(await readOne(message3(content))).toMatchObject({ binding, binding_code });
  });

  it('warns of an unknown form and keeps its code', async () => {
    const { records, warnings } = await readAll(message3('<ProductForm>QQ</ProductForm>'));
    expect(records[0]).toMatchObject({ binding: null, binding_code: 'QQ' });
    expect(warnings).toEqual(["The product form 'QQ' is unknown."]);
  });

  it('knows large print', async () => {
    expect(await readOne(message3('<EditionType>LTE</EditionType>'))).toMatchObject({ is_large_print: true });
    expect(await readOne(message2('<EditionTypeCode>LTE</EditionTypeCode>'))).toMatchObject({
      is_large_print: true,
    });
  });
});

describe('measures', () => {
  const measure = (type: string, value: string, unit: string) =>
    `<Measure><MeasureType>${type}</MeasureType><Measurement>${value}</Measurement><MeasureUnitCode>${unit}</MeasureUnitCode></Measure>`;

  it.each([
    [measure('01', '254', 'mm'), { height: 10 }],
    [measure('02', '2,54', 'cm'), { width: 1 }],
    [measure('03', '1.5', 'in'), { thickness: 1.5 }],
    [measure('08', '453.59237', 'gr'), { weight: 1 }],
    [measure('08', '1', 'kg'), { weight: 2.205 }],
    [measure('08', '12', 'oz'), { weight: 0.75 }],
    [measure('08', '2', 'lb'), { weight: 2 }],
    [measure('08', '0', 'lb'), { weight: null }],
    [measure('01', '10', 'px'), { height: null }],
  ])('%s', async (content, expected) => {
    expect(await readOne(message3(content))).toMatchObject(expected);
  });

  it('takes the units of the header for the plain elements of older 2.1', async () => {
    const header =
      '<FromCompany>S</FromCompany><DefaultLinearUnit>in</DefaultLinearUnit><DefaultWeightUnit>lb</DefaultWeightUnit>';
    expect(await readOne(message2('<Height>9</Height><Weight>1.5</Weight>', header))).toMatchObject({
      height: 9,
      weight: 1.5,
    });
    expect(await readOne(message2('<Height>9</Height>'))).toMatchObject({ height: null });
  });
});

describe('extents and languages', () => {
  const extent = (type: string, value: string, unit = '03') =>
    `<Extent><ExtentType>${type}</ExtentType><ExtentValue>${value}</ExtentValue><ExtentUnit>${unit}</ExtentUnit></Extent>`;

  it.each([
    [extent('08', '260') + extent('00', '245'), 245],
    [extent('11', '240'), 240],
    [extent('09', '612', '05'), null],
    ['', null],
  ])('%s has %s pages', async (content, pages) => {
    expect((await readOne(message3(content))).pages).toBe(pages);
  });

  it('counts the pages of 2.1 even when they come as text', async () => {
    expect((await readOne(message2('<NumberOfPages>c. 320 pp</NumberOfPages>'))).pages).toBe(320);
  });

  it.each([
    [
      '<Language><LanguageRole>02</LanguageRole><LanguageCode>swe</LanguageCode></Language><Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>',
      'eng',
    ],
    ['<Language><LanguageRole>01</LanguageRole><LanguageCode>fra</LanguageCode></Language>', 'fre'],
    ['<Language><LanguageRole>01</LanguageRole><LanguageCode>DE</LanguageCode></Language>', 'ger'],
    ['', 'ita'],
  ])('%s is in %s', async (content, language) => {
    const header =
      '<Sender><SenderName>S</SenderName></Sender><DefaultLanguageOfText>ita</DefaultLanguageOfText>';
    expect((await readOne(message3(content, '', header))).language).toBe(language);
  });

  it('puts illustrations into words', async () => {
    const words = async (content: string) => (await readOne(message2(content))).illustrations;
    expect(await words('<IllustrationsNote>with maps</IllustrationsNote>')).toBe('with maps');
    expect(await words('<NumberOfIllustrations>30</NumberOfIllustrations>')).toBe('30 illustrations');
    expect(
      await words('<Illustrations><IllustrationType>14</IllustrationType><Number>3</Number></Illustrations>'),
    ).toBe('3 maps');
  });
});

describe('subjects', () => {
  const subject = (scheme: string, content: string) =>
    `<Subject><SubjectSchemeIdentifier>${scheme}</SubjectSchemeIdentifier>${content}</Subject>`;

  it('keeps schemes, main subjects and headings', async () => {
    const xml = message3(
      '<Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FFP</SubjectCode></Subject>' +
        subject('94', '<SubjectCode>1DNS</SubjectCode>') +
        subject(
          '10',
          '<SubjectCode>FIC022000</SubjectCode><SubjectHeadingText>FICTION / Mystery</SubjectHeadingText>',
        ) +
        subject('01', '<SubjectCode>839.7374</SubjectCode>') +
        subject('04', '<SubjectHeadingText>Detectives</SubjectHeadingText>') +
        subject('23', '<SubjectCode>X1</SubjectCode>') +
        subject('20', '<SubjectHeadingText>crime;police ; crime</SubjectHeadingText>'),
    );
    const record = await readOne(xml);
    expect(record.subjects).toEqual([
      { scheme: 'thema', code: 'FFP', main: true },
      { scheme: 'thema', code: '1DNS' },
      { scheme: 'bisac', code: 'FIC022000', heading: 'FICTION / Mystery' },
      { scheme: 'dewey', code: '839.7374' },
      { scheme: 'lcsh', code: 'Detectives' },
      { scheme: 'other', code: 'X1' },
    ]);
    expect(record.keywords).toBe('crime; police');
  });

  it('reads the main subjects of 2.1 and joins them with the same subject further down', async () => {
    const xml = message2(
      '<BICMainSubject>FF</BICMainSubject><MainSubject><MainSubjectSchemeIdentifier>93</MainSubjectSchemeIdentifier><SubjectCode>FFP</SubjectCode></MainSubject>' +
        subject('12', '<SubjectCode>FF; FH</SubjectCode>'),
    );
    expect((await readOne(xml)).subjects).toEqual([
      { scheme: 'bic', code: 'FF', main: true },
      { scheme: 'thema', code: 'FFP', main: true },
      { scheme: 'bic', code: 'FH' },
    ]);
  });

  it('leaves out what is no code of its scheme, with a warning', async () => {
    const { records, warnings } = await readAll(message3(subject('10', '<SubjectCode>FIC22</SubjectCode>')));
    expect(records[0]?.subjects).toEqual([]);
    expect(warnings).toEqual([expect.stringContaining("'FIC22'")]);
  });
});

describe('audience', () => {
  const range = (qualifier: string, ...pairs: [string, string][]) =>
    `<AudienceRange><AudienceRangeQualifier>${qualifier}</AudienceRangeQualifier>${pairs
      .map(
        ([precision, value]) =>
          `<AudienceRangePrecision>${precision}</AudienceRangePrecision><AudienceRangeValue>${value}</AudienceRangeValue>`,
      )
      .join('')}</AudienceRange>`;

  it.each([
    [range('17', ['03', '8'], ['04', '12']), 8, 12],
    [range('17', ['01', '7']), 7, 7],
    [range('18', ['03', '9']), 9, null],
    [range('16', ['03', '18'], ['04', '48']), 1, 4],
    [range('11', ['03', 'K'], ['04', '3']), 5, 8],
    [range('11', ['03', '3']) + range('17', ['03', '8'], ['04', '9']), 8, 9],
    [range('15', ['03', '100']), null, null],
  ])('%s', async (content, age_from, age_to) => {
    expect(await readOne(message3(content))).toMatchObject({ age_from, age_to });
  });

  it('puts codes of both styles into words', async () => {
    const composite =
      '<Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>02</AudienceCodeValue></Audience><Audience><AudienceCodeType>22</AudienceCodeType><AudienceCodeValue>01</AudienceCodeValue></Audience>';
    expect((await readOne(message3(composite))).audience).toBe('Children');
    expect(
      (await readOne(message2('<AudienceCode>01</AudienceCode><AudienceCode>06</AudienceCode>'))).audience,
    ).toBe('General; Professional and scholarly');
    expect((await readOne(message2('<AudienceDescription>Sailors</AudienceDescription>'))).audience).toBe(
      'Sailors',
    );
  });
});
