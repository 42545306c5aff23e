import { describe, expect, it } from 'vitest';
import { mergeTitle } from '../../rules/merge-title.ts';
import { message2, message3, readOne } from './fixtures/read-all.ts';

const detail = (elements: string, type = '01') =>
  `<TitleDetail><TitleType>${type}</TitleType>${elements}</TitleDetail>`;
const element = (level: string, content: string) =>
  `<TitleElement><TitleElementLevel>${level}</TitleElementLevel>${content}</TitleElement>`;
const title2 = (content: string) => message2(content).replace(/<Title>.*?<\/Title>/, '');

describe('titles', () => {
  it.each([
    ['<TitleText>Fog</TitleText>', 'Fog'],
    ['<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Fog</TitleWithoutPrefix>', 'The Fog'],
    ["<TitlePrefix>L'</TitlePrefix><TitleWithoutPrefix>Île</TitleWithoutPrefix>", "L'Île"],
    ['<NoPrefix/><TitleWithoutPrefix>Fog</TitleWithoutPrefix>', 'Fog'],
    ['<TitleText>Long Walk, The</TitleText>', 'The Long Walk'],
    ['<TitleText>Fog &lt;i&gt;and&lt;/i&gt; Sea</TitleText>', 'Fog and Sea'],
    ['<TitleText>Fog\n   and <em>Sea</em></TitleText>', 'Fog and Sea'],
  ])('%s is %s', async (content, title) => {
    expect((await readOne(message3(detail(element('01', content))))).title).toBe(title);
  });

  it('prefers the distinctive title to others', async () => {
    const text = (words: string) => element('01', `<TitleText>${words}</TitleText>`);
    const xml = message3(
      detail(text('FOG (SEA #1)'), '10') + detail(text('Brume'), '03') + detail(text('Fog')),
    );
    expect((await readOne(xml)).title).toBe('Fog');
  });

  it('names a volume without a title after its collection', async () => {
    const xml = message3(
      detail(
        element('02', '<TitleText>Sea Tales</TitleText>') +
          element('01', '<PartNumber>Volume 3</PartNumber>'),
      ),
    );
    expect(await readOne(xml)).toMatchObject({
      title: 'Sea Tales, Volume 3',
      series: 'Sea Tales',
      series_number: 'Volume 3',
    });
  });

  const volume = (content: string) => element('01', content);
  const short = (content: string) =>
    `<titledetail><b202>01</b202><titleelement><x409>01</x409>${content}</titleelement></titledetail>`;
  it.each([
    ['<PartNumber>2</PartNumber><TitleText>Middlemarch</TitleText>', 'Middlemarch, 2'],
    ['<PartNumber>Volume 2</PartNumber><TitleText>Middlemarch</TitleText>', 'Middlemarch, Volume 2'],
    ['<PartNumber>2</PartNumber><TitleText>Middlemarch 2</TitleText>', 'Middlemarch 2'],
    ['<PartNumber>2</PartNumber><TitleText>Middlemarch, Volume 2</TitleText>', 'Middlemarch, Volume 2'],
    ['<PartNumber>2</PartNumber><TitleText>Catch 22</TitleText>', 'Catch 22, 2'],
    ['<TitleText>Almanack</TitleText><YearOfAnnual>2004</YearOfAnnual>', 'Almanack, 2004'],
  ])('keeps the part of a product that is in no collection: %s', async (content, title) => {
    const record = await readOne(message3(detail(volume(content))));
    expect(record).toMatchObject({ title, series: null, series_number: null });
  });

  it('reads the part of a title from short tags', async () => {
    const xml = message3(detail(volume('<TitleText>Fog</TitleText>')))
      .replace(/<TitleDetail>.*<\/TitleDetail>/s, short('<x410>2</x410><b203>Middlemarch</b203>'))
      .replace('<DescriptiveDetail>', '<descriptivedetail>')
      .replace('</DescriptiveDetail>', '</descriptivedetail>');
    expect((await readOne(xml)).title).toBe('Middlemarch, 2');
  });

  it('tells volumes apart in title, sort key and work', async () => {
    const merged = async (part: string) => {
      const author =
        '<Contributor><ContributorRole>A01</ContributorRole><PersonName>George Eliot</PersonName></Contributor>';
      const content = `<PartNumber>${part}</PartNumber><TitleText>Middlemarch</TitleText>`;
      const record = await readOne(message3(detail(volume(content)) + author));
      const { title, title_sort, work_key } = mergeTitle(record, undefined, {
        today: '2026-01-01',
        hasOtherSource: false,
      });
      return [title, title_sort, work_key];
    };
    const [one, two] = [await merged('1'), await merged('2')];
    for (const [i, value] of one.entries()) {
      expect(value).not.toBe('');
      expect(value).not.toBe(two[i]);
    }
  });

  it('gives the part to a collection without a number, and to the title beside a collection with another', async () => {
    const content = '<PartNumber>2</PartNumber><TitleText>Middlemarch</TitleText>';
    const collection = (inside: string) =>
      `<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType>${inside}</TitleDetail></Collection>`;
    const classics = (number: string) =>
      message3(collection(element('02', `${number}<TitleText>Classics</TitleText>`))).replace(
        '<TitleText>Plain</TitleText>',
        content,
      );
    expect(await readOne(classics(''))).toMatchObject({
      title: 'Middlemarch',
      series: 'Classics',
      series_number: '2',
    });
    expect(await readOne(classics('<PartNumber>120</PartNumber>'))).toMatchObject({
      title: 'Middlemarch, 2',
      series: 'Classics',
      series_number: '120',
    });
  });

  it('reads the older titles of 2.1', async () => {
    expect((await readOne(title2('<DistinctiveTitle>Fog</DistinctiveTitle>'))).title).toBe('Fog');
    expect(
      (await readOne(title2('<Title><TitleType>03</TitleType><TitleText>Brume</TitleText></Title>'))).title,
    ).toBe('Brume');
    const set = '<Set><TitleOfSet>Sea Tales</TitleOfSet><SetPartTitle>Fog</SetPartTitle></Set>';
    expect(await readOne(title2(set))).toMatchObject({ title: 'Sea Tales: Fog', series: 'Sea Tales' });
  });
});

describe('series', () => {
  const collection = (type: string, elements: string, more = '') =>
    `<Collection><CollectionType>${type}</CollectionType>${more}${detail(elements)}</Collection>`;

  it('takes the number from any title element, or the sequence', async () => {
    const name = '<TitlePrefix>The</TitlePrefix><TitleWithoutPrefix>Sea Tales</TitleWithoutPrefix>';
    const part = element('01', '<PartNumber>4.5</PartNumber>');
    expect(await readOne(message3(collection('10', element('02', name) + part)))).toMatchObject({
      series: 'The Sea Tales',
      series_number: '4.5',
    });
    const sequence =
      '<CollectionSequence><CollectionSequenceType>02</CollectionSequenceType><CollectionSequenceNumber>7</CollectionSequenceNumber></CollectionSequence>';
    expect(await readOne(message3(collection('10', element('02', name), sequence)))).toMatchObject({
      series_number: '7',
    });
  });

  it("prefers the publisher's collection to an ascribed one", async () => {
    const named = (words: string) => element('02', `<TitleText>${words}</TitleText>`);
    const xml = message3(collection('20', named('Sea Novels')) + collection('10', named('Sea Tales')));
    expect((await readOne(xml)).series).toBe('Sea Tales');
  });

  it('is null without a title', async () => {
    expect(await readOne(message3(''))).toMatchObject({ series: null, series_number: null });
  });
});

describe('editions', () => {
  it.each([
    ['<EditionNumber>1</EditionNumber>', null],
    ['<EditionNumber>3</EditionNumber><EditionType>REV</EditionType>', '3rd edition, revised'],
    ['<EditionNumber>12</EditionNumber>', '12th edition'],
    ['<EditionNumber>22</EditionNumber>', '22nd edition'],
    ['<EditionStatement>Collector&#39;s Edition</EditionStatement>', "Collector's Edition"],
  ])('%s is %s', async (content, edition) => {
    expect((await readOne(message3(content))).edition).toBe(edition);
  });
});
