import { type TaxedKind, taxedKinds } from '../../../contract/goods-kind.ts';
import { allBut, type KnownRate } from './known-rate.ts';

/**
 * Canada: GST, HST, QST and the sales taxes of three provinces, as they were in 2018 and have changed since. Sources:
 *
 * - Rates and days of GST and HST: Canada Revenue Agency, "Charge and collect the tax: which rate to charge",
 *   canada.ca/en/revenue-agency/services/tax/businesses/topics/gst-hst-businesses/charge-collect-which-rate.html
 * - Nova Scotia, 14 % from 2025-04-01: Nova Scotia Department of Finance, "Transitional Rules for the April 1, 2025 Nova Scotia
 *   HST Rate Decrease".
 * - Point-of-sale rebate of the provincial part on printed books and audio recordings of them, not on magazines, calendars,
 *   maps, books to write in or downloads: CRA, GST/HST Info Sheet GI-065.
 * - The rebate in Newfoundland and Labrador, again from 2018-01-01: "Reinstatement of the General HST Point-of-Sale Book Rebate",
 *   gov.nl.ca/fin/tax-programs-incentives/generalhstbook-rebate
 * - Delivery is part of the supply of the goods delivered: Excise Tax Act, s. 138; PST Bulletin 302 (British Columbia).
 */

const goods = (...kinds: TaxedKind[]): TaxedKind[] => [...kinds, 'shipping'];
const rebated = goods('printed_book', 'audiobook');
const unrebated = allBut(['printed_book', 'audiobook'], taxedKinds);

const gst: KnownRate[] = ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'].map((region) => ({
  type: 'GST',
  rate_ppm: 50_000,
  region,
  kinds: [],
  valid_from: '2008-01-01',
  valid_until: null,
  isRegional: false,
}));

/** The full rate, and on what is rebated the federal part alone. */
const hst = (
  region: string,
  rate_ppm: number,
  valid_from: string,
  valid_until: string | null = null,
): KnownRate[] =>
  [
    { rate_ppm, kinds: unrebated },
    { rate_ppm: 50_000, kinds: rebated },
  ].map((rate) => ({ type: 'HST', ...rate, region, valid_from, valid_until, isRegional: false }));

const provincial = (
  type: string,
  rate_ppm: number,
  region: string,
  kinds: TaxedKind[],
  valid_from: string,
  valid_until: string | null = null,
): KnownRate => ({ type, rate_ppm, region, kinds, valid_from, valid_until, isRegional: true });

export const canada: readonly KnownRate[] = [
  ...gst,
  ...hst('ON', 130_000, '2010-07-01'),
  ...hst('NB', 150_000, '2016-07-01'),
  ...hst('NL', 150_000, '2018-01-01'),
  ...hst('PE', 150_000, '2016-10-01'),
  ...hst('NS', 150_000, '2010-07-01', '2025-03-31'),
  ...hst('NS', 140_000, '2025-04-01'),

  // Printed books with an ISBN are zero-rated, audiobooks only for the visually impaired, downloads and periodicals not:
  // Act respecting the Québec sales tax, s. 198.1; Revenu Québec, "Printed Books".
  provincial('QST', 99_750, 'QC', allBut(['printed_book'], taxedKinds), '2013-01-01'),

  // Books are exempt on paper and as e-books, audiobooks are not: Bulletin PST 205; Notice 2012-018. Magazines of charities
  // and schools are exempt; other magazines are more usual in a bookshop. Admissions are exempt: the
  // province on the return to PST in 2013 (permanent exemptions); Bulletin PST 304 on tickets to events.
  provincial('PST', 70_000, 'BC', allBut(['printed_book', 'ebook', 'ticket'], taxedKinds), '2013-04-01'),

  // Books, magazines and newspapers, on paper and electronic, are exempt: Information Bulletin PST-9. Audiobooks are since
  // 2022-04-01: Information Notice IN 2022-02.
  provincial(
    'PST',
    60_000,
    'SK',
    goods('audiobook', 'audiobook_download', 'non_book'),
    '2017-03-23',
    '2022-03-31',
  ),
  provincial('PST', 60_000, 'SK', goods('non_book'), '2022-04-01', '2022-09-30'),
  // Admissions are taxed since 2022-10-01: Saskatchewan, budget of 2022-23, "admission and entertainment charges".
  provincial('PST', 60_000, 'SK', goods('non_book', 'ticket'), '2022-10-01'),

  // Books are exempt, magazines that are sold are not: Bulletin No. 015, section 3. Downloads, audiobooks, and tickets: no
  // source found.
  provincial('RST', 70_000, 'MB', allBut(['printed_book'], taxedKinds), '2019-07-01'),
];
