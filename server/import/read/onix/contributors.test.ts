import { describe, expect, it } from 'vitest';
import { message2, message3, readOne } from './fixtures/read-all.ts';

const contributor = (content: string) =>
  `<Contributor><ContributorRole>A01</ContributorRole>${content}</Contributor>`;

describe('contributors', () => {
  it.each([
    ['<PersonName>Mina Okoro</PersonName>', { name: 'Mina Okoro' }],
    [
      '<PersonNameInverted>Okoro, Mina</PersonNameInverted>',
      { name: 'Mina Okoro', name_inverted: 'Okoro, Mina' },
    ],
    [
      '<PersonNameInverted>King, Martin Luther, Jr</PersonNameInverted>',
      { name: 'Martin Luther King, Jr', name_inverted: 'King, Martin Luther, Jr' },
    ],
    [
      '<PersonName>Okoro</PersonName><PersonNameInverted>Okoro, Mina</PersonNameInverted><KeyNames>Okoro</KeyNames>',
      { name: 'Mina Okoro', name_inverted: 'Okoro, Mina' },
    ],
    [
      '<TitlesBeforeNames>Dame</TitlesBeforeNames><NamesBeforeKey>Mina</NamesBeforeKey><KeyNames>Okoro</KeyNames><SuffixToKey>III</SuffixToKey>',
      { name: 'Dame Mina Okoro III', name_inverted: 'Okoro, Mina, III' },
    ],
    ['<KeyNames>Sade</KeyNames>', { name: 'Sade' }],
    ['<CorporateName>Harbour Trust</CorporateName>', { name: 'Harbour Trust' }],
    ['<UnnamedPersons>02</UnnamedPersons>', { name: 'Anonymous' }],
    ['<UnnamedPersons>04</UnnamedPersons>', { name: 'Various' }],
  ])('%s', async (content, expected) => {
    expect((await readOne(message3(contributor(content)))).contributors).toEqual([
      { ...expected, role: 'A01' },
    ]);
  });

  it.each([
    [
      'Herbert, Brian; Anderson, Kevin J.',
      [
        { name: 'Brian Herbert', name_inverted: 'Herbert, Brian' },
        { name: 'Kevin J. Anderson', name_inverted: 'Anderson, Kevin J.' },
      ],
    ],
    [
      'Herbert, Brian; Anderson,',
      [{ name: 'Brian Herbert', name_inverted: 'Herbert, Brian' }, { name: 'Anderson' }],
    ],
    ['Herbert, Brian;', [{ name: 'Brian Herbert', name_inverted: 'Herbert, Brian' }]],
    ['Sade; Okoro, Mina', [{ name: 'Sade' }, { name: 'Mina Okoro', name_inverted: 'Okoro, Mina' }]],
  ])('several people in one inverted name: %s', async (inverted, people) => {
    const xml = message3(contributor(`<PersonNameInverted>${inverted}</PersonNameInverted>`));
    const expected = people.map((person) => ({ ...person, role: 'A01' }));
    expect((await readOne(xml)).contributors).toEqual(expected);
  });

  it('several people in one name, with one shared biography', async () => {
    const names = '<PersonName>Brian Herbert; Kevin Anderson</PersonName>';
    const xml = message3(contributor(`${names}<BiographicalNote>Two lives.</BiographicalNote>`));
    expect((await readOne(xml)).contributors).toEqual([
      { name: 'Brian Herbert', role: 'A01', bio: '<p>Two lives.</p>' },
      { name: 'Kevin Anderson', role: 'A01' },
    ]);
  });

  it('orders by sequence number, one entry for each role', async () => {
    const xml = message2(`
      <Contributor><SequenceNumber>10</SequenceNumber><ContributorRole>B06</ContributorRole><PersonName>Ten</PersonName></Contributor>
      <Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A01</ContributorRole><ContributorRole>A12</ContributorRole>
        <PersonName>Two</PersonName><BiographicalNote>A life.</BiographicalNote></Contributor>`);
    expect((await readOne(xml)).contributors).toEqual([
      { name: 'Two', role: 'A01', bio: '<p>A life.</p>' },
      { name: 'Two', role: 'A12' },
      { name: 'Ten', role: 'B06' },
    ]);
  });

  it('falls back to the statement', async () => {
    const { contributors } = await readOne(
      message2('<ContributorStatement>by Two &amp; Ten</ContributorStatement>'),
    );
    expect(contributors).toEqual([{ name: 'Two & Ten', role: 'A01' }]);
  });

  it('marks Canadians', async () => {
    const place =
      '<ContributorPlace><ContributorPlaceRelator>08</ContributorPlaceRelator><CountryCode>CA</CountryCode></ContributorPlace>';
    const { contributors } = await readOne(message3(contributor(`<PersonName>Ann</PersonName>${place}`)));
    expect(contributors).toEqual([{ name: 'Ann', role: 'A01', canadian: true }]);
  });
});
