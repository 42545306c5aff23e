import { describe, expect, it } from 'vitest';
import { message2, message3, readAll, readOne } from './fixtures/read-all.ts';
import { amountOf } from './prices.ts';

const supply3 = (content: string, market = '') =>
  message3(
    '',
    `<ProductSupply>${market}<SupplyDetail><ProductAvailability>20</ProductAvailability>${content}</SupplyDetail></ProductSupply>`,
  );
const price3 = (content: string) =>
  `<Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>EUR</CurrencyCode>${content}</Price>`;
const EUR = { amount: 999, currency: 'EUR', territory: [] as string[], tax_included: true, type: '02' };

describe('prices of ONIX 3', () => {
  it('keeps currencies, territories and tax apart', async () => {
    const { prices } = await readOne(
      supply3(
        price3('<Territory><CountriesIncluded>DE AT</CountriesIncluded></Territory>') +
          `<Price><PriceType>01</PriceType><PriceAmount>1200</PriceAmount><CurrencyCode>JPY</CurrencyCode>
           <Territory><RegionsIncluded>WORLD</RegionsIncluded><CountriesExcluded>DE AT</CountriesExcluded></Territory></Price>`,
      ),
    );
    expect(prices).toEqual([
      { ...EUR, territory: ['DE', 'AT'] },
      {
        amount: 1200,
        currency: 'JPY',
        territory: ['WORLD'],
        territory_excluded: ['DE', 'AT'],
        tax_included: false,
        type: '01',
      },
    ]);
  });

  it('holds in the market where the price itself does not say', async () => {
    const market = '<Market><Territory><CountriesIncluded>IE</CountriesIncluded></Territory></Market>';
    expect((await readOne(supply3(price3(''), market))).prices).toEqual([{ ...EUR, territory: ['IE'] }]);
  });

  it('reads several periods, with dates in elements, attributes or as a spread', async () => {
    const date = (role: string, value: string) =>
      `<PriceDate><PriceDateRole>${role}</PriceDateRole>${value}</PriceDate>`;
    const { prices } = await readOne(
      supply3(
        price3('') +
          price3(
            date('14', '<DateFormat>00</DateFormat><Date>20240105</Date>') +
              date('15', '<Date dateformat="01">202402</Date>'),
          ) +
          price3(date('24', '<Date dateformat="06">2024030120240331</Date>')),
      ),
    );
    expect(prices).toEqual([
      EUR,
      { ...EUR, from: '2024-01-05', until: '2024-02-29' },
      { ...EUR, from: '2024-03-01', until: '2024-03-31' },
    ]);
  });

  it('leaves out net prices, prices for libraries and for quantities, and promotions without an end', async () => {
    const others = [
      price3('').replace('>02<', '>05<'),
      price3('<PriceQualifier>06</PriceQualifier>'),
      price3('<PriceQualifier>08</PriceQualifier>'),
      price3('<MinimumOrderQuantity>10</MinimumOrderQuantity>'),
    ];
    expect((await readOne(supply3(others.join('')))).prices).toEqual([]);
  });

  it('gives one price once', async () => {
    expect((await readOne(supply3(price3('') + price3('')))).prices).toEqual([EUR]);
  });

  it('tells unpriced from free', async () => {
    const unpriced = (type: string) =>
      supply3(`<Price><UnpricedItemType>${type}</UnpricedItemType><CurrencyCode>EUR</CurrencyCode></Price>`);
    expect(await readOne(unpriced('02'))).toMatchObject({ prices: [], availability: 'no_price' });
    expect(await readOne(unpriced('01'))).toMatchObject({
      prices: [{ amount: 0, currency: 'EUR' }],
      availability: 'available',
    });
    expect(await readOne(supply3('<UnpricedItemType>04</UnpricedItemType>'))).toMatchObject({
      prices: [],
      availability: 'no_price',
    });
  });
});

describe('prices of ONIX 2.1', () => {
  const supply2 = (price: string, detail = '', header = '') =>
    message2(`<SupplyDetail>${detail}<Price>${price}</Price></SupplyDetail>`, header);

  it('uses the defaults of the header', async () => {
    const header =
      '<FromCompany>S</FromCompany><DefaultPriceTypeCode>02</DefaultPriceTypeCode><DefaultCurrencyCode>CAD</DefaultCurrencyCode>';
    expect((await readOne(supply2('<PriceAmount>20</PriceAmount>', '', header))).prices).toEqual([
      { amount: 2000, currency: 'CAD', territory: [], tax_included: true, type: '02' },
    ]);
  });

  it('reads countries, territories, where the supplier delivers, and dates', async () => {
    const base =
      '<PriceTypeCode>01</PriceTypeCode><PriceAmount>5</PriceAmount><CurrencyCode>USD</CurrencyCode>';
    const territory = async (xml: string) => (await readOne(xml)).prices?.[0];
    expect(
      await territory(supply2(`${base}<CountryCode>US CA</CountryCode><CountryCode>MX</CountryCode>`)),
    ).toMatchObject({
      territory: ['US', 'CA', 'MX'],
    });
    expect(
      await territory(supply2(`${base}<Territory>WORLD</Territory><CountryExcluded>GB</CountryExcluded>`)),
    ).toMatchObject({ territory: ['WORLD'], territory_excluded: ['GB'] });
    expect(await territory(supply2(base, '<SupplyToCountry>NZ</SupplyToCountry>'))).toMatchObject({
      territory: ['NZ'],
    });
    expect(
      await territory(
        supply2(
          `${base}<PriceEffectiveFrom>20240101</PriceEffectiveFrom><PriceEffectiveUntil>20241231</PriceEffectiveUntil>`,
        ),
      ),
    ).toMatchObject({ from: '2024-01-01', until: '2024-12-31' });
  });

  it('leaves out a price without a currency unless the importer knows one', async () => {
    const xml = supply2('<PriceAmount>29.99</PriceAmount>');
    const { records, warnings } = await readAll(xml);
    expect(records[0]?.prices).toEqual([]);
    expect(warnings).toEqual(['A price without a currency was left out.']);
    expect((await readOne(xml, { default_currency: 'AUD' })).prices).toEqual([
      { amount: 2999, currency: 'AUD', territory: [], tax_included: false },
    ]);
  });
});

describe('amountOf', () => {
  it.each([
    ['12.99', 'USD', 1299],
    ['12,99', 'EUR', 1299],
    ['1,299.00', 'USD', 129900],
    ['1.299,00', 'EUR', 129900],
    ['1,299', 'USD', 129900],
    ['$ 5', 'USD', 500],
    ['0.1', 'USD', 10],
    ['19.999', 'USD', 2000],
    ['1200', 'JPY', 1200],
    ['1.250', 'KWD', 1250],
    ['free', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['', 'USD', undefined],
  ])('%s %s is %s', (written, currency, amount) => {
    expect(amountOf(written, currency)).toBe(amount);
  });
});
