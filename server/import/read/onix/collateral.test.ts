import { describe, expect, it } from 'vitest';
import { message2, message3, readAll, readOne } from './fixtures/read-all.ts';

const collateral = (content: string) => message3('', `<CollateralDetail>${content}</CollateralDetail>`);
const text3 = (type: string, text: string, audience = '00') =>
  `<TextContent><TextType>${type}</TextType><ContentAudience>${audience}</ContentAudience>${text}</TextContent>`;
const text2 = (type: string, text: string) =>
  `<OtherText><TextTypeCode>${type}</TextTypeCode>${text}</OtherText>`;

describe('texts', () => {
  it.each([
    [
      'XHTML',
      '<Text textformat="05"><p>A <em>b</em> &amp; <a href="https://example.com/">c</a></p></Text>',
      '<p>A <em>b</em> &amp; <a href="https://example.com/">c</a></p>',
    ],
    [
      'XHTML of paragraphs parted by blank lines',
      '<Text textformat="05">One <em>and</em>\n  a half.\n\n  Two.\r\n \t\r\nThree.</Text>',
      '<p>One <em>and</em> a half.</p> <p>Two.</p> <p>Three.</p>',
    ],
    [
      'the same escaped',
      '<Text textformat="05">One &lt;em&gt;and&lt;/em&gt; a half.\n\nTwo.</Text>',
      '<p>One <em>and</em> a half.</p> <p>Two.</p>',
    ],
    [
      'XHTML with paragraphs of its own between blank lines',
      '<Text textformat="05"><p>One\n\nand a half.</p>\n\n<p>Two.</p></Text>',
      '<p>One and a half.</p> <p>Two.</p>',
    ],
    [
      'XHTML with a prefix',
      '<Text textformat="05"><h:p xmlns:h="x">A<h:br/>b</h:p></Text>',
      '<p>A<br />b</p>',
    ],
    ['escaped HTML', '<Text textformat="02">&lt;p&gt;A &amp;eacute;&lt;/p&gt;</Text>', '<p>A é</p>'],
    [
      'HTML in CDATA',
      '<Text textformat="02"><![CDATA[<p>A & <b>b</b></p>]]></Text>',
      '<p>A &amp; <b>b</b></p>',
    ],
    ['HTML that is not declared', '<Text><![CDATA[<p>A <b>b</b></p>]]></Text>', '<p>A <b>b</b></p>'],
    ['HTML escaped twice', '<Text>&amp;lt;p&amp;gt;A&amp;lt;/p&amp;gt;</Text>', '<p>A</p>'],
    ['plain text', '<Text>A &lt; B &amp; C\n\nD</Text>', '<p>A &lt; B &amp; C</p>\n<p>D</p>'],
    [
      'hostile HTML',
      '<Text textformat="05"><p onclick="x()">A<script>alert(1)</script></p></Text>',
      '<p>A</p>',
    ],
  ])('%s', async (_, text, description) => {
    expect((await readOne(collateral(text3('03', text)))).description).toBe(description);
    expect((await readOne(message2(text2('01', text)))).description).toBe(description);
  });

  it('reads loose HTML that is no XML, with a warning', async () => {
    const { records, warnings } = await readAll(collateral(text3('03', '<Text>A<br>b <3 & <p>c</Text>')));
    expect(records[0]?.description).toContain('A<br />b &lt;3 &amp;');
    expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining('not well-formed')]));
  });

  it('sorts the texts of ONIX 3', async () => {
    const record = await readOne(
      collateral(
        text3('02', '<Text>short</Text>') +
          text3('05', '<Text>flap</Text>') +
          text3('14', '<Text>excerpt</Text>') +
          text3('12', '<Text>bio</Text>') +
          text3('03', '<Text>for the trade</Text>', '02') +
          text3('06', '<Text>praise</Text><TextAuthor>Lee</TextAuthor><SourceTitle>Coast</SourceTitle>') +
          text3('09', '<Text>endorsed</Text>'),
      ),
    );
    expect(record).toMatchObject({
      description: '<p>flap</p>',
      short_description: '<p>short</p>',
      excerpt: '<p>excerpt</p>',
      bio: ['<p>bio</p>'],
      reviews: [
        { content: '<p>praise</p>', author: 'Lee', source_title: 'Coast' },
        { content: '<p>endorsed</p>' },
      ],
    });
  });

  it('sorts the texts of 2.1, whose numbers mean other things', async () => {
    const record = await readOne(
      message2(
        text2('03', '<Text>long</Text>') +
          text2('23', '<Text>excerpt</Text>') +
          text2('13', '<Text>bio</Text>') +
          text2('08', '<Text>praise</Text>') +
          '<Annotation>short</Annotation><ReviewQuote>older praise</ReviewQuote>',
      ),
    );
    expect(record).toMatchObject({
      description: '<p>long</p>',
      short_description: '<p>short</p>',
      excerpt: '<p>excerpt</p>',
      bio: ['<p>bio</p>'],
      reviews: [{ content: '<p>praise</p>' }, { content: '<p>older praise</p>' }],
    });
  });
});

describe('media', () => {
  const resource = (type: string, mode: string, ...versions: string[]) =>
    `<SupportingResource><ResourceContentType>${type}</ResourceContentType><ResourceMode>${mode}</ResourceMode>${versions.join('')}</SupportingResource>`;
  const version = (link: string, height = '') =>
    `<ResourceVersion>${height && `<ResourceVersionFeature><ResourceVersionFeatureType>02</ResourceVersionFeatureType><FeatureValue>${height}</FeatureValue></ResourceVersionFeature>`}<ResourceLink>${link}</ResourceLink></ResourceVersion>`;

  it('takes the largest cover, films and look-inside pages, from the web only', async () => {
    const record = await readOne(
      collateral(
        resource(
          '01',
          '03',
          version('https://x.example/s.jpg', '100'),
          version('https://x.example/l.jpg', '1200'),
        ) +
          resource('01', '03', version('file:///cover.jpg', '9000')) +
          resource('26', '05', version('https://x.example/film')) +
          resource('15', '06', version('https://x.example/inside')) +
          resource('04', '03', version('https://x.example/portrait.jpg')),
      ),
    );
    expect(record.cover_url).toBe('https://x.example/l.jpg');
    expect(record.media).toEqual([
      { url: 'https://x.example/film', kind: 'video', label: 'Trailer' },
      { url: 'https://x.example/inside', kind: 'link', label: 'Sample' },
    ]);
  });

  it('prefers the better cover of 2.1', async () => {
    const file = (type: string, link: string) =>
      `<MediaFile><MediaFileTypeCode>${type}</MediaFileTypeCode><MediaFileLinkTypeCode>01</MediaFileLinkTypeCode><MediaFileLink>${link}</MediaFileLink></MediaFile>`;
    const xml = message2(
      file('04', 'http://x.example/a.jpg') + file('06', 'http://x.example/b.jpg') + file('04', 'cover.tif'),
    );
    expect((await readOne(xml)).cover_url).toBe('http://x.example/b.jpg');
  });
});

describe('availability', () => {
  const supply = (status: string, ...supplies: string[]) =>
    message3(
      '',
      `<PublishingDetail>${status && `<PublishingStatus>${status}</PublishingStatus>`}</PublishingDetail><ProductSupply>${supplies
        .map((code) => `<SupplyDetail><ProductAvailability>${code}</ProductAvailability></SupplyDetail>`)
        .join('')}</ProductSupply>`,
    );

  it.each([
    ['04', ['20'], 'available'],
    ['04', ['31'], 'available'],
    ['02', ['10'], 'forthcoming'],
    ['02', [], 'forthcoming'],
    ['07', [], 'out_of_print'],
    ['07', ['21'], 'available'],
    ['06', ['40'], 'out_of_stock_indefinitely'],
    ['04', ['51', '21'], 'available'],
    ['12', ['21'], 'withdrawn'],
    ['04', ['99'], 'available'],
    ['', ['99'], null],
  ])('status %s, supply %j: %s', async (status, supplies, availability) => {
    expect((await readOne(supply(status, ...supplies))).availability).toBe(availability);
  });

  it('reads the older codes of 2.1', async () => {
    const old = (code: string) =>
      message2(`<SupplyDetail><AvailabilityCode>${code}</AvailabilityCode></SupplyDetail>`);
    expect((await readOne(old('OI'))).availability).toBe('out_of_stock_indefinitely');
    expect((await readOne(old('NP'))).availability).toBe('forthcoming');
  });

  it('counts cartons', async () => {
    expect(
      (await readOne(message2('<SupplyDetail><PackQuantity>24</PackQuantity></SupplyDetail>'))).carton_qty,
    ).toBe(24);
  });
});

describe('what others say', () => {
  const cited = (content: string) => collateral(`<CitedContent>${content}</CitedContent>`);

  it.each([
    [
      'a review with words',
      '<CitedContentType>01</CitedContentType><SourceTitle>Coast</SourceTitle><CitationNote>A storm of a book</CitationNote>',
      [{ content: '<p>A storm of a book</p>', source_title: 'Coast' }],
    ],
    [
      'a bestseller list',
      '<CitedContentType>02</CitedContentType><SourceTitle>Coast</SourceTitle><ListName>Harbour reads</ListName><PositionOnList>3</PositionOnList>',
      [{ content: '<p>No. 3 on Harbour reads</p>', source_title: 'Coast' }],
    ],
    [
      'a mention',
      '<CitedContentType>03</CitedContentType><ContentAudience>00</ContentAudience><SourceTitle>Pier Radio</SourceTitle>',
      [{ content: '<p>Featured</p>', source_title: 'Pier Radio' }],
    ],
    ['nothing to read', '<CitedContentType>01</CitedContentType>', []],
    [
      'for the trade only',
      '<CitedContentType>01</CitedContentType><ContentAudience>02</ContentAudience><CitationNote>Sells</CitationNote>',
      [],
    ],
  ])('cites %s', async (_, content, reviews) => {
    expect((await readOne(cited(content))).reviews).toEqual(reviews);
  });

  it('links to the cited piece', async () => {
    const link = '<SourceTitle>Coast</SourceTitle><ResourceLink>https://coast.example/1</ResourceLink>';
    const { media } = await readOne(cited(`<CitedContentType>01</CitedContentType>${link}`));
    expect(media).toEqual([{ url: 'https://coast.example/1', kind: 'link', label: 'Coast' }]);
    const odd = '<CitedContentType>01</CitedContentType><ResourceLink>javascript:alert(1)</ResourceLink>';
    expect((await readOne(cited(odd))).media).toEqual([]);
  });

  it('reads prizes as they are printed', async () => {
    const prize = (content: string) => `<Prize>${content}</Prize>`;
    const record = await readOne(
      collateral(
        prize('<PrizeName>Harbour Prize</PrizeName><PrizeYear>2024</PrizeYear><PrizeCode>01</PrizeCode>') +
          prize(
            '<PrizeName>Pier Award 2023</PrizeName><PrizeYear>2023</PrizeYear><PrizeCode>04</PrizeCode>',
          ) +
          prize('<PrizeStatement>Book of the month in May</PrizeStatement>') +
          prize('<PrizeYear>2020</PrizeYear>'),
      ),
    );
    expect(record.awards).toEqual([
      'Winner, Harbour Prize 2024',
      'Shortlisted, Pier Award 2023',
      'Book of the month in May',
    ]);
  });

  it("takes the author's own words of 2.1 as a comment", async () => {
    const name =
      '<Contributor><ContributorRole>A01</ContributorRole><PersonName>Ada Pell</PersonName></Contributor>';
    const words = text2('11', '<Text textformat="02">&lt;p&gt;I wrote it &amp;amp; wept.&lt;/p&gt;</Text>');
    expect((await readOne(message2(name + words))).comments).toEqual([
      { author: 'Ada Pell', text: 'I wrote it & wept.' },
    ]);
  });
});

describe('sets', () => {
  it('names the books in a pack with their copies', async () => {
    const part = (isbn: string, more = '') =>
      `<ProductPart><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier><ProductForm>BC</ProductForm>${more}</ProductPart>`;
    const parts =
      part('9780306406157') + part('9781861972712', '<NumberOfCopies>2</NumberOfCopies>') + part('123');
    expect((await readOne(message3(parts))).parts).toEqual([
      { eisbn: '9780306406157', copies: 1 },
      { eisbn: '9781861972712', copies: 2 },
    ]);
    const old = '<ContainedItem><ISBN>0306406152</ISBN><ItemQuantity>3</ItemQuantity></ContainedItem>';
    expect((await readOne(message2(old))).parts).toEqual([{ eisbn: '9780306406157', copies: 3 }]);
  });
});
