import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type GeneratedTitle, generateTitles, seededRandom } from './generate-catalogue.ts';

const themaCodes =
  'FBA FF FH FL FM FR FV FX DNB DCF NHK NHD WBA WM WNG YFB YFH YFG YNN AGA PDZ QDH VS JBS'.split(' ');
const productForms: Record<string, string> = {
  Hardcover: 'BB',
  eBook: 'ED',
  'Board Book': 'BH',
  'Audio CD': 'AC',
};
const importSeed = 2;
/** A quarter of the words of a blurb; the rest are the title's. */
const plainWords = 'the a of and to in that with her his from into when who they this story'.split(' ');

/** Writes so many products as the catalogue of a distributor might look: a CSV with a header line. */
export function writeCsv(file: string, count: number, seed = importSeed): Promise<void> {
  const header =
    'ISBN13,Title,Subtitle,Authors,Series,Series number,Publisher,Publication date,Binding,Language,Pages,Thema,US price,Availability,Sales rank,Description';
  const line = (t: GeneratedTitle, { blurb, thema, pages }: More) =>
    [
      ...[
        t.eisbn,
        t.title,
        t.subtitle,
        t.author,
        t.series,
        t.series_number,
        t.publisher,
        t.release_date ?? '',
      ],
      ...[t.binding, t.language, pages, thema.join(';'), (t.list_price_usa / 100).toFixed(2)],
      ...[t.availability.replaceAll('_', ' '), t.sales_rank ?? '', blurb],
    ]
      .map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
      .join(',');
  return write(file, generateTitles(count, seed), [header], line);
}

/** The same products as an ONIX 3.0 message with reference tags. */
export function writeOnix(file: string, count: number): Promise<void> {
  const head = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">',
    '<Header><Sender><SenderName>Bench Distribution</SenderName></Sender><SentDateTime>20260301T0930Z</SentDateTime></Header>',
  ];
  return write(file, generateTitles(count, importSeed), head, product, '</ONIXMessage>');
}

interface More {
  blurb: string;
  thema: string[];
  pages: number;
}

async function write(
  file: string,
  titles: readonly GeneratedTitle[],
  head: string[],
  line: (title: GeneratedTitle, more: More) => string,
  end = '',
): Promise<void> {
  const out = createWriteStream(file);
  const random = seededRandom(3);
  out.write(`${head.join('\n')}\n`);
  for (const title of titles) {
    const blurb = sentences(title, random);
    const thema = title.subjects.slice(0, 3).map((s) => themaCodes[s % themaCodes.length] ?? 'FBA');
    const room = out.write(`${line(title, { blurb, thema, pages: 80 + Math.floor(random() * 500) })}\n`);
    if (!room) await once(out, 'drain');
  }
  out.end(end);
  await finished(out);
}

/** About 900 characters. */
function sentences(title: GeneratedTitle, random: () => number): string {
  const own = `${title.title} ${title.author} ${title.publisher} ${title.series}`.split(' ').filter(Boolean);
  const word = () => {
    const list = random() < 0.25 ? plainWords : own;
    return list[Math.floor(random() * list.length)] ?? 'the';
  };
  return Array.from({ length: 9 }, () => `It begins ${Array.from({ length: 14 }, word).join(' ')}.`).join(
    ' ',
  );
}

function product(t: GeneratedTitle, { blurb, thema, pages }: More): string {
  const subjects = thema.map(
    (code, i) =>
      `<Subject>${i === 0 ? '<MainSubject/>' : ''}<SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>${code}</SubjectCode></Subject>`,
  );
  const collection = t.series
    ? `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><PartNumber>${t.series_number}</PartNumber><TitleText>${t.series}</TitleText></TitleElement></TitleDetail></Collection>`
    : '';
  const subtitle = t.subtitle ? `<Subtitle>${t.subtitle}</Subtitle>` : '';
  return `<Product><RecordReference>bench.${t.eisbn}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${t.eisbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>${productForms[t.binding] ?? 'BC'}</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>203.2</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
${collection}<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${t.title}</TitleText>${subtitle}</TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>${t.author}</PersonName></Contributor>
<Language><LanguageRole>01</LanguageRole><LanguageCode>${t.language || 'eng'}</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>${pages}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
${subjects.join('')}<AudienceCode>01</AudienceCode></DescriptiveDetail>
<CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text textformat="05"><p>${blurb}</p></Text></TextContent></CollateralDetail>
<PublishingDetail><Imprint><ImprintName>${t.publisher}</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>${t.publisher}</PublisherName></Publisher><PublishingStatus>04</PublishingStatus><PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${(t.release_date ?? '2020-01-01').replaceAll('-', '')}</Date></PublishingDate></PublishingDetail>
<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Bench Distribution</SupplierName></Supplier><ProductAvailability>20</ProductAvailability><Price><PriceType>01</PriceType><PriceAmount>${(t.list_price_usa / 100).toFixed(2)}</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply>
</Product>`;
}
