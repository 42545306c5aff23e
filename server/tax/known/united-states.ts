import { type TaxedKind, taxedKinds } from '../../../contract/goods-kind.ts';
import { allBut, type KnownRate, type Treatment } from './known-rate.ts';

/** What a state's law says of a kind, and where it says so. */
export interface Rule {
  is: Treatment;
  source: string;
}

export interface StateTax {
  rate_ppm: number;
  /** First day, for a rate that has changed lately. */
  from?: string;
  /** The rate that follows by law, and its first day. */
  next?: { rate_ppm: number; from: string };
  /** A separate charge for delivery by mail or carrier, where the shopper could have collected the goods. */
  shipping: Rule;
  /** E-books and audiobooks to keep, as a download. */
  digital: Rule;
  /** For e-books and audiobook downloads apart, where only one has a source. */
  audio?: Rule;
  /** Magazines and newspapers, copy by copy. */
  periodicals: Rule;
}

const taxed = (source: string): Rule => ({ is: 'taxed', source });
const exempt = (source: string): Rule => ({ is: 'exempt', source });
const unknown: Rule = { is: 'unknown', source: '' };
/** Goods are taxed unless a law exempts them; where magazine sellers say that none does for single copies. */
const magazines = taxed(
  'Magazine Publishers of America, "State Sales Taxes on Magazines and Newspapers" (newsstand sales of magazines)',
);

/**
 * United States: rates of the states alone, without counties, cities and districts. Books on paper and disc are taxed goods in
 * every state with a sales tax. Source of the rates: Tax Foundation, "State and Local Sales Tax Rates, Midyear 2025",
 * taxfoundation.org/data/all/state/sales-tax-rates; others are named beside them. Those of California and
 * Virginia include the local part that is the same in the whole state (1.25 and 1 %). The District of Columbia is missing: whether
 * the rise that it enacted for 2025-10-01 and 2026-10-01 took place has no source here.
 *
 * A kind is exempt here where the text of the rule was found, or two independent summaries that agree; the sections cited for what
 * is taxed are for the reader, for a kind without any source is taxed as well.
 */
export const stateTaxes: Readonly<Record<string, StateTax>> = {
  AL: {
    rate_ppm: 40_000,
    shipping: exempt('Ala. Admin. Code r. 810-6-1-.178'),
    digital: unknown,
    periodicals: magazines,
  },
  AR: {
    rate_ppm: 65_000,
    shipping: taxed('Ark. Code § 26-52-103 (gross receipts)'),
    digital: taxed('Ark. Code § 26-52-301 (specified digital products)'),
    periodicals: magazines,
  },
  AZ: {
    rate_ppm: 56_000,
    shipping: exempt('Ariz. Admin. Code R15-5-133'),
    digital: unknown,
    periodicals: magazines,
  },
  CA: {
    rate_ppm: 72_500,
    shipping: exempt('18 Cal. Code Regs. § 1628(a)'),
    digital: exempt('CDTFA Publication 109, Internet Sales'),
    periodicals: magazines,
  },
  CO: {
    rate_ppm: 29_000,
    shipping: exempt('Colorado Special Regulation 18; GIL 12-007 (with the choice to collect)'),
    digital: taxed('Colo. Rev. Stat. § 39-26-102(15) (digital goods)'),
    periodicals: magazines,
  },
  CT: {
    rate_ppm: 63_500,
    shipping: taxed('Conn. Gen. Stat. § 12-407(a)(8)'),
    digital: taxed('Conn. Gen. Stat. § 12-407(a)(13) (digital goods)'),
    periodicals: magazines,
  },
  FL: {
    rate_ppm: 60_000,
    shipping: exempt('Fla. Admin. Code r. 12A-1.045(3) (with the choice to collect)'),
    digital: exempt('Fla. Stat. § 212.02(19) (tangible personal property)'),
    periodicals: magazines,
  },
  GA: {
    rate_ppm: 40_000,
    shipping: taxed('Ga. Code § 48-8-2 (sales price)'),
    digital: taxed('2023 Ga. SB 56 (specified digital products, from 2024-01-01)'),
    periodicals: magazines,
  },
  HI: {
    rate_ppm: 40_000,
    shipping: taxed('Haw. Rev. Stat. § 237-13 (gross income)'),
    digital: taxed('Haw. Rev. Stat. § 237-13 (gross income)'),
    periodicals: magazines,
  },
  IA: {
    rate_ppm: 60_000,
    shipping: unknown,
    digital: taxed('Iowa Code § 423.2(9A) (specified digital products)'),
    periodicals: magazines,
  },
  ID: {
    rate_ppm: 60_000,
    shipping: unknown,
    digital: taxed('Idaho Code § 63-3616(b) (digital books and music)'),
    periodicals: magazines,
  },
  IL: {
    rate_ppm: 62_500,
    shipping: unknown,
    digital: exempt('86 Ill. Adm. Code 130.2105(a)(3)'),
    periodicals: exempt('86 Ill. Adm. Code 130.2105 (newspapers and magazines)'),
  },
  IN: {
    rate_ppm: 70_000,
    shipping: taxed('Ind. Code § 6-2.5-1-5'),
    digital: taxed('Ind. Code § 6-2.5-4-16.4 (specified digital products)'),
    periodicals: magazines,
  },
  KS: {
    rate_ppm: 65_000,
    shipping: unknown,
    digital: unknown,
    periodicals: magazines,
  },
  KY: {
    rate_ppm: 60_000,
    shipping: taxed('Ky. Rev. Stat. § 139.010 (gross receipts)'),
    digital: taxed('Ky. Rev. Stat. § 139.200 (digital property)'),
    periodicals: magazines,
  },
  LA: {
    // La. Act 11 of the 2024 third extraordinary session: 5 % until the end of 2029, then 4.75 %.
    rate_ppm: 50_000,
    from: '2025-01-01',
    next: { rate_ppm: 47_500, from: '2030-01-01' },
    shipping: unknown,
    digital: taxed('La. Act 10 of the 2024 third extraordinary session (digital products, from 2025-01-01)'),
    periodicals: magazines,
  },
  MA: {
    rate_ppm: 62_500,
    shipping: exempt('Mass. DOR Directive 04-5, Transportation Charges'),
    digital: unknown,
    periodicals: exempt('Mass. G.L. c. 64H, § 6(m)'),
  },
  MD: {
    rate_ppm: 60_000,
    shipping: unknown,
    digital: taxed('Md. Comptroller, Business Tax Tip 29 (digital products, from 2021-03-14)'),
    periodicals: magazines,
  },
  ME: {
    // Maine Public Law 2013, c. 368: 5.5 %, and publications are no longer exempt.
    rate_ppm: 55_000,
    from: '2013-10-01',
    shipping: exempt('36 M.R.S. § 1752(14)(B) (transportation)'),
    digital: taxed('36 M.R.S. § 1752 (products transferred electronically)'),
    periodicals: taxed('Maine Revenue Services, guidance for publications of 2013-09-24'),
  },
  MI: {
    rate_ppm: 60_000,
    shipping: exempt('Mich. Public Act 20 of 2023 (separately stated, from 2023-04-26)'),
    digital: unknown,
    periodicals: unknown,
  },
  MN: {
    rate_ppm: 68_750,
    shipping: taxed('Minn. Stat. § 297A.61, subd. 7; Fact Sheet 155'),
    digital: taxed('Minn. Stat. § 297A.61, subd. 3(l) (specified digital products)'),
    periodicals: magazines,
  },
  MO: { rate_ppm: 42_250, shipping: unknown, digital: unknown, periodicals: magazines },
  MS: {
    rate_ppm: 70_000,
    shipping: unknown,
    digital: taxed('Miss. Code § 27-65-26 (specified digital products)'),
    periodicals: magazines,
  },
  NC: {
    rate_ppm: 47_500,
    shipping: taxed('N.C. Gen. Stat. § 105-164.3 (sales price)'),
    digital: taxed('N.C. Gen. Stat. § 105-164.4(a)(6b) (digital property)'),
    periodicals: magazines,
  },
  ND: {
    rate_ppm: 50_000,
    shipping: taxed('N.D. Cent. Code § 57-39.2-01 (sales price)'),
    digital: unknown,
    periodicals: magazines,
  },
  NE: {
    rate_ppm: 55_000,
    shipping: taxed('Neb. Rev. Stat. § 77-2701.35 (sales price)'),
    digital: taxed('Neb. Rev. Stat. § 77-2701.16 (digital codes and products)'),
    periodicals: magazines,
  },
  NJ: {
    rate_ppm: 66_250,
    shipping: taxed('N.J. Stat. § 54:32B-2(oo) (sales price)'),
    digital: taxed('N.J. Stat. § 54:32B-3(a) (specified digital products)'),
    periodicals: taxed('N.J. Stat. § 54:32B-8.5 (exempt by subscription only)'),
  },
  NM: { rate_ppm: 48_750, from: '2023-07-01', shipping: unknown, digital: unknown, periodicals: magazines },
  NV: { rate_ppm: 68_500, shipping: unknown, digital: unknown, periodicals: magazines },
  NY: {
    rate_ppm: 40_000,
    shipping: taxed('N.Y. Tax Law § 1101(b)(3); TB-ST-838'),
    digital: exempt('N.Y. TSB-M-11(5)S; TSB-A-11(20)S (e-books)'),
    audio: unknown,
    periodicals: exempt('N.Y. Tax Law § 1115(a)(5)'),
  },
  OH: {
    rate_ppm: 57_500,
    shipping: taxed('Ohio Rev. Code § 5739.01(H) (price)'),
    digital: taxed('Ohio Rev. Code § 5739.01(B)(12) (specified digital products)'),
    periodicals: magazines,
  },
  OK: {
    rate_ppm: 45_000,
    shipping: exempt('Okla. Admin. Code 710:65-19-70'),
    digital: unknown,
    periodicals: exempt('Okla. Admin. Code 710:65-13-190; 68 Okla. Stat. § 1354(A)(1)'),
  },
  PA: {
    rate_ppm: 60_000,
    shipping: taxed('61 Pa. Code § 54.1'),
    digital: taxed('72 Pa. Stat. § 7201(m), Act 84 of 2016'),
    periodicals: magazines,
  },
  RI: {
    rate_ppm: 70_000,
    shipping: taxed('R.I. Gen. Laws § 44-18-12'),
    digital: taxed('R.I. Gen. Laws § 44-18-7.1 (specified digital products, from 2019-10-01)'),
    periodicals: magazines,
  },
  SC: {
    rate_ppm: 60_000,
    shipping: taxed('S.C. Code Regs. 117-310'),
    digital: unknown,
    periodicals: magazines,
  },
  SD: {
    // 2023 S.D. HB 1137: 4.2 % until 2027-06-30, then 4.5 % as before.
    rate_ppm: 42_000,
    from: '2023-07-01',
    next: { rate_ppm: 45_000, from: '2027-07-01' },
    shipping: unknown,
    digital: taxed('S.D. Codified Laws § 10-45-2.4 (products transferred electronically)'),
    periodicals: magazines,
  },
  TN: {
    rate_ppm: 70_000,
    shipping: taxed('Tenn. Code § 67-6-102 (sales price)'),
    digital: taxed('Tenn. Code § 67-6-233 (specified digital products)'),
    periodicals: magazines,
  },
  TX: {
    rate_ppm: 62_500,
    shipping: taxed('34 Tex. Admin. Code § 3.303'),
    digital: taxed('Tex. Tax Code § 151.010; Comptroller letter 201207532L (electronic books)'),
    periodicals: taxed('34 Tex. Admin. Code § 3.299 (magazines exempt by subscription only)'),
  },
  UT: {
    rate_ppm: 48_500,
    shipping: exempt('Utah Code § 59-12-102 (purchase price), as read in Ivory Homes v. Tax Commission'),
    digital: taxed('Utah Code § 59-12-103(1)(m)'),
    periodicals: magazines,
  },
  VA: {
    rate_ppm: 53_000,
    shipping: exempt('Va. Code § 58.1-609.5(3); 23VAC10-210-6000'),
    digital: unknown,
    periodicals: magazines,
  },
  VT: {
    rate_ppm: 60_000,
    shipping: taxed('32 V.S.A. § 9701(4)'),
    digital: taxed('32 V.S.A. § 9771(8) (specified digital products)'),
    periodicals: magazines,
  },
  WA: {
    rate_ppm: 65_000,
    shipping: taxed('Wash. Rev. Code § 82.08.010; WAC 458-20-110'),
    digital: taxed('Wash. Rev. Code § 82.04.192; WAC 458-20-15503'),
    periodicals: taxed('Wash. Rev. Code § 82.08.0253 (exempts newspapers only)'),
  },
  WI: {
    rate_ppm: 50_000,
    shipping: taxed('Wis. Stat. § 77.51(15b)'),
    digital: taxed('Wis. Stat. § 77.52(1)(d) (specified digital goods)'),
    periodicals: magazines,
  },
  WV: {
    rate_ppm: 60_000,
    shipping: taxed('W. Va. Code § 11-15B-2 (sales price)'),
    digital: unknown,
    periodicals: magazines,
  },
  WY: {
    rate_ppm: 40_000,
    shipping: unknown,
    digital: taxed('Wyo. Stat. § 39-15-103(a)(i) (specified digital products)'),
    periodicals: magazines,
  },
};

/** First day of rates without one of their own: the day for which the Tax Foundation lists them. */
const listed = '2025-07-01';

const typeIn = (state: string) =>
  ({ HI: 'General excise tax', NM: 'Gross receipts tax' })[state] ?? 'Sales tax';

/** Kinds that a state taxes: those without a source too, for a shop owes a tax that it did not collect. */
function taxedIn({ shipping, digital, audio = digital, periodicals }: StateTax): TaxedKind[] {
  const rules: [TaxedKind, Rule][] = [
    ['shipping', shipping],
    ['ebook', digital],
    ['audiobook_download', audio],
    ['periodical', periodicals],
  ];
  const untaxed = rules.flatMap(([kind, { is }]) => (is === 'exempt' ? [kind] : []));
  return untaxed.length === 0 ? [] : allBut(untaxed, taxedKinds);
}

export const unitedStates: readonly KnownRate[] = Object.entries(stateTaxes).flatMap(([region, tax]) => {
  const { rate_ppm, from = listed, next } = tax;
  const every = { type: typeIn(region), region, kinds: taxedIn(tax), isRegional: true };
  return [
    { ...every, rate_ppm, valid_from: from, valid_until: next ? dayBefore(next.from) : null },
    ...(next ? [{ ...every, rate_ppm: next.rate_ppm, valid_from: next.from, valid_until: null }] : []),
  ];
});

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}
