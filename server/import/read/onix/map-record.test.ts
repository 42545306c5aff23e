import { describe, expect, it } from 'vitest';
import { ISBN, message2, message3, readAll, readOne } from './fixtures/read-all.ts';

const typed = (xml: string, type: string) =>
  xml.replace(/<NotificationType>\d*<\/NotificationType>/, `<NotificationType>${type}</NotificationType>`);

describe('notification types', () => {
  it.each([
    ['01', 'early'],
    ['02', 'advance'],
    ['03', 'confirmed'],
    ['04', 'block'],
    ['05', 'delete'],
    ['08', 'block'],
    ['12', 'block'],
  ])('%s is %s', async (type, notification) => {
    expect((await readOne(typed(message2(''), type))).notification).toBe(notification);
  });

  it('takes an unknown one for a confirmed record, with a warning', async () => {
    const { records, warnings } = await readAll(typed(message2(''), '77'));
    expect(records[0]?.notification).toBe('confirmed');
    expect(warnings).toEqual([expect.stringContaining("'77'")]);
  });

  it.each(['88', '89'])('refuses test record %s', async (type) => {
    const { records, rejected } = await readAll(typed(message3(''), type));
    expect(records).toEqual([]);
    expect(rejected[0]?.reason).toContain('test record');
  });

  it('a deletion carries nothing but its identity', async () => {
    expect(await readOne(typed(message3(''), '05'))).toEqual({
      eisbn: ISBN,
      record_ref: 'ref.1',
      source: 'Sender',
      sent_at: undefined,
      notification: 'delete',
    });
  });
});

describe('full and partial records', () => {
  it('a full record empties what it does not hold', async () => {
    for (const xml of [message2(''), message3('')]) {
      const record = await readOne(xml);
      expect(record).toMatchObject({
        subtitle: null,
        contributors: [],
        subjects: [],
        description: null,
        reviews: [],
        cover_url: null,
        publisher: null,
        prices: [],
        availability: null,
        related: [],
        is_large_print: false,
      });
      expect(
        Object.entries(record)
          .filter(([, value]) => value === undefined)
          .map(([key]) => key),
      ).toEqual(['sent_at']);
    }
  });

  it('a partial record of ONIX 3 replaces whole blocks and leaves the others alone', async () => {
    const xml = typed(
      message3('', '<PublishingDetail><PublishingStatus>04</PublishingStatus></PublishingDetail>'),
      '04',
    ).replace(/<DescriptiveDetail>[\s\S]*<\/DescriptiveDetail>/, '');
    const record = await readOne(xml);
    expect(record).toMatchObject({ publisher: null, imprint: null, publication_date: null });
    expect(record.publishing_status).toBe('available');
    for (const field of [
      'availability',
      'supply_status',
      'title',
      'subtitle',
      'contributors',
      'description',
      'prices',
      'related',
      'binding',
      'is_large_print',
    ] as const)
      expect(record[field]).toBeUndefined();
  });

  it('a partial record of 2.1 gives only the elements it holds', async () => {
    const xml = typed(message2('<NumberOfPages>99</NumberOfPages><NoSeries/>'), '04').replace(
      /<Title>.*<\/Title>/,
      '',
    );
    const { eisbn, record_ref, source, notification, ...fields } = await readOne(xml);
    expect(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))).toEqual({
      pages: 99,
      series: null,
      series_number: null,
    });
  });

  it('a record that calls itself complete but has no title does not empty one', async () => {
    const xml = message3('').replace(/<DescriptiveDetail>[\s\S]*<\/DescriptiveDetail>/, '');
    const { records, warnings } = await readAll(xml);
    expect(records[0]?.notification).toBe('block');
    expect(records[0]?.contributors).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('has no title')]);
  });
});

describe('identifiers', () => {
  const identified = (...pairs: [string, string][]) =>
    message2('').replace(
      /<ProductIdentifier>.*<\/ProductIdentifier>/,
      pairs
        .map(
          ([type, value]) =>
            `<ProductIdentifier><ProductIDType>${type}</ProductIDType><IDValue>${value}</IDValue></ProductIdentifier>`,
        )
        .join(''),
    );

  it.each<[string, [string, string][], string]>([
    ['ISBN-10', [['02', '1402894627']], ISBN],
    [
      'ISBN-13 before EAN',
      [
        ['03', '5012345678900'],
        ['15', ISBN],
      ],
      ISBN,
    ],
    ['EAN of something else than a book', [['03', '5012345678900']], '5012345678900'],
    ['GTIN-14 of the single item', [['14', `0${ISBN}`]], ISBN],
    ['hyphens and zero-width space', [['15', '978-1-4028-9462-6\u200b']], ISBN],
  ])('%s', async (_, pairs, eisbn) => {
    expect((await readOne(identified(...pairs))).eisbn).toBe(eisbn);
  });

  it('uses another where one is wrong, and says so', async () => {
    const { records, warnings } = await readAll(identified(['15', '9781402894620'], ['02', '1402894627']));
    expect(records[0]?.eisbn).toBe(ISBN);
    expect(warnings).toEqual([expect.stringContaining("'9781402894620'")]);
  });
});

describe('related products', () => {
  it('gives each once, under its strongest relation', async () => {
    const relatedProduct = (isbn: string, ...relations: string[]) =>
      `<RelatedProduct>${relations.map((code) => `<ProductRelationCode>${code}</ProductRelationCode>`).join('')}
       <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier></RelatedProduct>`;
    const block = `<RelatedMaterial>${relatedProduct('9780306406157', '23', '06')}${relatedProduct('9780441478125', '05')}${relatedProduct(ISBN, '06')}${relatedProduct('wrong', '06')}</RelatedMaterial>`;
    expect((await readOne(message3('', block))).related).toEqual([
      { relation: 'other_format', eisbn: '9780306406157' },
      { relation: 'replaced_by', eisbn: '9780441478125' },
    ]);
  });

  it('reads the plain elements of older 2.1', async () => {
    const xml = message2(
      '<ReplacedByISBN>0306406152</ReplacedByISBN><AlternativeFormatEAN13>9780441478125</AlternativeFormatEAN13>',
    );
    expect((await readOne(xml)).related).toEqual([
      { relation: 'replaced_by', eisbn: '9780306406157' },
      { relation: 'other_format', eisbn: '9780441478125' },
    ]);
  });
});
