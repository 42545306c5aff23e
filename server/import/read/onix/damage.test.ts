import { describe, expect, it } from 'vitest';
import { fc } from '../../../../test/properties.ts';
import { FileRefused } from '../refuse-file.ts';
import { readAll } from './fixtures/read-all.ts';

const ISBNS = ['9781402894626', '9780306406157', '9780441478125', '9780804429573'];

function record(isbn: string, index: number): string {
  return `<Product>
  <RecordReference>r${index}</RecordReference><NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
  <DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel>
  <TitleText>Hér &amp; þar ${index}</TitleText></TitleElement></TitleDetail></DescriptiveDetail>
  <!-- </Product> --><CollateralDetail><TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience>
  <Text textformat="02"><![CDATA[<p>A <b>text</b> & more</p></Product>]]></Text></TextContent></CollateralDetail>
</Product>
`;
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE ONIXMessage>\n<ONIXMessage release="3.0"><Header><Sender><SenderName>S</SenderName></Sender></Header>\n';
const RECORDS = ISBNS.map((isbn, index) => Buffer.from(record(isbn, index)));
const VALID = Buffer.concat([Buffer.from(HEAD), ...RECORDS, Buffer.from('</ONIXMessage>\n')]);

/** How many records are complete before a place in the valid message. */
function completeBefore(position: number): number {
  let end = Buffer.byteLength(HEAD);
  // The line end after a record is no part of it.
  return RECORDS.filter((bytes) => {
    end += bytes.length;
    return end - 1 <= position;
  }).length;
}

/** Bytes that a reader must know to take a text for a message. */
const BEGINNING = HEAD.indexOf('<Header>');

/** As `readAll`; bytes that begin like no message are refused as a whole, whatever they are taken for. */
async function readOrRefuse(...given: Parameters<typeof readAll>) {
  try {
    return { ...(await readAll(...given)), refused: false };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { reads: [error.message], records: [], rejected: [error.message], refused: true };
  }
}

describe('damaged and oddly cut messages', () => {
  it('gives the same however the bytes arrive', async () => {
    const whole = await readAll(VALID);
    expect(whole.records.map(({ eisbn }) => eisbn)).toEqual(ISBNS);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3000 }), async (chunk) => {
        expect((await readAll(VALID, { chunk })).reads).toEqual(whole.reads);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps every record before a cut', async () => {
    const whole = await readAll(VALID);
    await fc.assert(
      fc.asyncProperty(fc.nat(VALID.length - 1), async (length) => {
        const { records, rejected, refused } = await readOrRefuse(VALID.subarray(0, length));
        if (refused) expect(length).toBeLessThan(BEGINNING);
        const complete = completeBefore(length);
        expect(records).toEqual(whole.records.slice(0, complete));
        if (length < VALID.length - 20) expect(rejected.length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps every record before damaged bytes, refuses a file only for its beginning, and reads damage alike in any chunks', async () => {
    const whole = await readAll(VALID);
    const flips = fc.array(fc.tuple(fc.nat(VALID.length - 1), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(flips, fc.integer({ min: 1, max: 2000 }), async (positions, chunk) => {
        const bytes = Buffer.from(VALID);
        for (const [position, by] of positions) bytes[position] = (bytes[position] ?? 0) ^ by;
        const first = Math.min(...positions.map(([position]) => position));
        const { reads, records, refused } = await readOrRefuse(bytes);
        if (refused) expect(first).toBeLessThan(BEGINNING);
        expect(records.slice(0, completeBefore(first))).toEqual(
          whole.records.slice(0, completeBefore(first)),
        );
        expect((await readOrRefuse(bytes, { chunk })).reads).toEqual(reads);
      }),
      { numRuns: 1000 },
    );
  });

  it('loses two records at most to a single damaged byte inside a record', async () => {
    const start = Buffer.byteLength(HEAD);
    const end = VALID.length - Buffer.byteLength('</ONIXMessage>\n') - 1;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: end }),
        fc.integer({ min: 1, max: 255 }),
        async (position, by) => {
          const bytes = Buffer.from(VALID);
          bytes[position] = (bytes[position] ?? 0) ^ by;
          const { records } = await readAll(bytes);
          expect(records.length).toBeGreaterThanOrEqual(ISBNS.length - 2);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('survives bytes that are no message at all', async () => {
    const noise = fc.array(
      fc.constantFrom(
        '<Product',
        '<product>',
        '</Product>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '<ONIXMessage>',
        '&',
        '<',
        '>',
        '[',
        '<!DOCTYPE',
        '<?',
        'é',
        '\0',
      ),
      { maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(noise, fc.integer({ min: 1, max: 30 }), async (parts, chunk) => {
        const text = parts.join('');
        expect((await readOrRefuse(text, { chunk })).reads).toEqual((await readOrRefuse(text)).reads);
      }),
      { numRuns: 500 },
    );
  });
});
