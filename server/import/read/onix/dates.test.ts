import { describe, expect, it } from 'vitest';
import { parseDate, parseDateTime } from './dates.ts';
import { message2, message3, readOne } from './fixtures/read-all.ts';

describe('parseDate', () => {
  it.each([
    ['20240229', undefined, '2024-02-29'],
    ['20230229', undefined, '2023-02'],
    ['20241301', undefined, '2024'],
    ['20240600', undefined, '2024-06'],
    ['202406', undefined, '2024-06'],
    ['2024', undefined, '2024'],
    ['2024-06-07', undefined, '2024-06-07'],
    ['202452', '02', '2024'],
    ['20243', '03', '2024'],
    ['2024060720240630', '06', '2024-06-07'],
    ['20240607T120000+0200', '14', '2024-06-07'],
    ['20240607T1200', '13', '2024-06-07'],
    ['14450101', '20', undefined],
    ['Spring 2024', '12', undefined],
    ['00000000', undefined, undefined],
    ['soon', undefined, undefined],
    ['', undefined, undefined],
  ])('%s (format %s) is %s', (value, format, date) => {
    expect(parseDate(value, format)).toBe(date);
  });
});

describe('parseDateTime', () => {
  it.each([
    ['20240301', Date.UTC(2024, 2, 1)],
    ['202403010930', Date.UTC(2024, 2, 1, 9, 30)],
    ['20240301T0930Z', Date.UTC(2024, 2, 1, 9, 30)],
    ['20240301T093015-0400', Date.UTC(2024, 2, 1, 13, 30, 15)],
    ['2024-03-01T09:30:15+02:00', Date.UTC(2024, 2, 1, 7, 30, 15)],
    ['20241341', undefined],
    ['yesterday', undefined],
    [undefined, undefined],
  ])('%s', (value, time) => {
    expect(parseDateTime(value)).toBe(time);
  });
});

describe('dates of a record', () => {
  const dated = (role: string, date: string) =>
    `<PublishingDate><PublishingDateRole>${role}</PublishingDateRole>${date}</PublishingDate>`;

  it('takes format from attribute or element', async () => {
    for (const date of [
      '<Date dateformat="01">202406</Date>',
      '<DateFormat>01</DateFormat><Date>202406</Date>',
    ]) {
      const xml = message3('', `<PublishingDetail>${dated('01', date)}</PublishingDetail>`);
      expect((await readOne(xml)).publication_date).toBe('2024-06');
    }
  });

  it('falls back to the date of the market', async () => {
    const market =
      '<MarketPublishingDetail><MarketDate><MarketDateRole>01</MarketDateRole><Date>20240607</Date></MarketDate></MarketPublishingDetail>';
    const xml = message3('', `<ProductSupply>${market}</ProductSupply>`);
    expect((await readOne(xml)).publication_date).toBe('2024-06-07');
  });

  it('knows until when a book is under embargo', async () => {
    const dates = dated('01', '<Date>20240601</Date>') + dated('02', '<Date>20240607</Date>');
    expect((await readOne(message3('', `<PublishingDetail>${dates}</PublishingDetail>`))).on_sale_date).toBe(
      '2024-06-07',
    );
    const xml = message2('<SupplyDetail><OnSaleDate>20240607</OnSaleDate></SupplyDetail>');
    expect((await readOne(xml)).on_sale_date).toBe('2024-06-07');
  });

  it("prefers a record's own datestamp to that of the message", async () => {
    const header = '<FromCompany>S</FromCompany><SentDate>20240301</SentDate>';
    expect((await readOne(message2('', header))).sent_at).toBe(Date.UTC(2024, 2, 1));
    const stamped = message2('', header).replace('<Product>', '<Product datestamp="20240215T1200Z">');
    expect((await readOne(stamped)).sent_at).toBe(Date.UTC(2024, 1, 15, 12));
  });
});
