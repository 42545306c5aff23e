import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { message2, readAll, readOne } from './fixtures/read-all.ts';

const TITLE = 'Žluťoučký';
const WESTERN = 'Café – “naïve” ’til €5';

function message(title: string, encoding?: string): string {
  const declaration = encoding === undefined ? '' : `<?xml version="1.0" encoding="${encoding}"?>\n`;
  return declaration + message2('').replace('<TitleText>Plain', `<TitleText>${title}`);
}

describe('encodings', () => {
  it.each([
    ['UTF-8', TITLE, 'utf-8', true],
    ['utf-8', TITLE, 'utf-8', false],
    [undefined, TITLE, 'utf-8', false],
    ['UTF-16', TITLE, 'utf-16le', true],
    ['UTF-16', TITLE, 'utf-16be', true],
    ['UTF-16LE', TITLE, 'utf-16le', false],
    ['UTF-16BE', TITLE, 'utf-16be', false],
    [undefined, TITLE, 'utf-16le', false],
    ['UTF-32', TITLE, 'utf-32le', true],
    ['ISO-8859-2', TITLE, 'iso-8859-2', false],
    ['windows-1250', TITLE, 'windows-1250', false],
    ['Shift_JIS', '吾輩は猫である', 'shift_jis', false],
    ['GB18030', '红楼梦', 'gb18030', false],
    ['windows-1252', WESTERN, 'windows-1252', false],
    ['ISO-8859-1', WESTERN, 'windows-1252', false],
    // What the declaration says is plainly untrue here.
    ['UTF-16', TITLE, 'utf-8', false],
    ['ISO-8859-1', TITLE, 'utf-8', true],
  ])('declared %s, title %s, in fact %s (mark: %s)', async (declared, title, actual, addBOM) => {
    const bytes = iconv.encode(message(title, declared), actual, { addBOM });
    for (const chunk of [1, 7, 100_000]) {
      const { records, warnings } = await readAll(bytes, { chunk });
      expect(records.map((record) => record.title)).toEqual([title]);
      expect(warnings).toEqual([]);
    }
  });

  it('reads single Windows-1252 bytes in UTF-8 for what they are, and warns', async () => {
    const [before = '', after = ''] = message('Žluť|’s', 'UTF-8').split('|');
    const bytes = Buffer.concat([
      Buffer.from(before),
      Buffer.from([0x92, 0xe9, 0x20, 0xf0]),
      Buffer.from(after),
    ]);
    const { records, warnings } = await readAll(bytes);
    expect(records[0]?.title).toBe('Žluť’é ð’s');
    expect(warnings).toEqual([expect.stringContaining('windows-1252')]);
  });

  it('reads a file without a declaration that is not UTF-8', async () => {
    expect((await readOne(iconv.encode(message('Éluard'), 'latin1'))).title).toBe('Éluard');
  });

  it('reads a record that is UTF-8 although the file says ISO-8859-1, and warns', async () => {
    const { records, warnings } = await readAll(message('Éluard', 'ISO-8859-1'));
    expect(records[0]?.title).toBe('Éluard');
    expect(warnings).toEqual([expect.stringContaining('this record is UTF-8')]);
  });

  it('says so when the declared encoding does not exist', async () => {
    const { records, warnings } = await readAll(message(TITLE, 'utf-99'));
    expect(records[0]?.title).toBe(TITLE);
    expect(warnings).toEqual([expect.stringContaining("'utf-99'")]);
  });
});
