import type { Amounts } from '../taxes.ts';

/**
 * Sales and the taxes due on them, in cents, each from the rule of a tax authority. The amounts are computed by hand from that
 * rule, never by this code. Judged by worked-examples.test.ts.
 */
export interface WorkedExample {
  /** 'CA-ON': where the goods are collected or delivered to. */
  place: string;
  /** 'YYYY-MM-DD' */
  day: string;
  goods: Amounts;
  taxes: Record<string, number>;
  source: string;
}

const gi065 =
  'CRA, GST/HST Info Sheet GI-065, Point-of-Sale Rebate on Books, canada.ca/en/revenue-agency/…/gi-065';
const craRates =
  'CRA, Charge and collect the tax: Which rate to charge, canada.ca/…/charge-collect-which-rate.html';
const novaScotia = 'Nova Scotia, Transitional Rules for the April 1, 2025 Nova Scotia HST Rate Decrease';
const nlRebate =
  'gov.nl.ca/fin/tax-programs-incentives/generalhstbook-rebate, Reinstatement of the HST Book Rebate';
const rqBooks = 'Revenu Québec, Printed Books, revenuquebec.ca/…/special-cases-gsthst-and-qst/printed-books';
const bcBooks = 'British Columbia, Bulletin PST 205, Books, Magazines, Newspapers and Other Publications';
const bcPrinters = 'British Columbia, Bulletin PST 109, Printers and Publishers (calendars, maps)';
const bcTelecom =
  'British Columbia, Notice 2012-018, Telecommunication Services (e-books exempt, audio books taxed)';
const bcDelivery = 'British Columbia, Bulletin PST 302, Delivery Charges';
const skBooks = 'Saskatchewan, Information Bulletin PST-9, Books, Magazines, Periodicals, Newspapers';
const skAudio = 'Saskatchewan, Information Notice IN 2022-02, exemption for audio books from 2022-04-01';
const mbBooks = 'Manitoba, Bulletin No. 015, section 3, and Bulletin No. 030 (7 % on the price before GST)';
const usRates = 'Tax Foundation, State and Local Sales Tax Rates, Midyear 2025 (state rate)';

export const workedExamples: readonly WorkedExample[] = [
  // Canada: the rebate of the provincial part, and what does not get it.
  { place: 'CA-ON', day: '2026-03-02', goods: { printed_book: 2499 }, taxes: { HST: 125 }, source: gi065 },
  { place: 'CA-ON', day: '2026-03-02', goods: { audiobook: 3999 }, taxes: { HST: 200 }, source: gi065 },
  { place: 'CA-ON', day: '2026-03-02', goods: { periodical: 899 }, taxes: { HST: 117 }, source: gi065 },
  { place: 'CA-ON', day: '2026-03-02', goods: { non_book: 1999 }, taxes: { HST: 260 }, source: gi065 },
  { place: 'CA-ON', day: '2026-03-02', goods: { ebook: 1499 }, taxes: { HST: 195 }, source: gi065 },
  {
    place: 'CA-ON',
    day: '2026-03-02',
    goods: { printed_book: 2000, non_book: 1000 },
    taxes: { HST: 230 },
    source: gi065,
  },
  { place: 'CA-ON', day: '2010-06-30', goods: { non_book: 1000 }, taxes: {}, source: craRates },
  { place: 'CA-ON', day: '2010-07-01', goods: { non_book: 1000 }, taxes: { HST: 130 }, source: craRates },
  { place: 'CA-NB', day: '2026-03-02', goods: { printed_book: 3000 }, taxes: { HST: 150 }, source: gi065 },
  { place: 'CA-NB', day: '2026-03-02', goods: { non_book: 3000 }, taxes: { HST: 450 }, source: craRates },
  { place: 'CA-NL', day: '2018-01-01', goods: { printed_book: 3000 }, taxes: { HST: 150 }, source: nlRebate },
  { place: 'CA-NL', day: '2026-03-02', goods: { non_book: 3000 }, taxes: { HST: 450 }, source: craRates },
  {
    place: 'CA-PE',
    day: '2026-03-02',
    goods: { printed_book: 1, non_book: 1700 },
    taxes: { HST: 255 },
    source: craRates,
  },
  { place: 'CA-NS', day: '2025-03-31', goods: { non_book: 2000 }, taxes: { HST: 300 }, source: novaScotia },
  { place: 'CA-NS', day: '2025-04-01', goods: { non_book: 2000 }, taxes: { HST: 280 }, source: novaScotia },
  { place: 'CA-NS', day: '2025-03-31', goods: { printed_book: 2000 }, taxes: { HST: 100 }, source: gi065 },
  { place: 'CA-NS', day: '2025-04-01', goods: { printed_book: 2000 }, taxes: { HST: 100 }, source: gi065 },
  // GST alone.
  {
    place: 'CA-AB',
    day: '2026-03-02',
    goods: { printed_book: 2499, non_book: 999 },
    taxes: { GST: 175 },
    source: craRates,
  },
  { place: 'CA-YT', day: '2026-03-02', goods: { printed_book: 1995 }, taxes: { GST: 100 }, source: craRates },
  { place: 'CA-NT', day: '2026-03-02', goods: { ebook: 1000 }, taxes: { GST: 50 }, source: craRates },
  { place: 'CA-NU', day: '2026-03-02', goods: { periodical: 1000 }, taxes: { GST: 50 }, source: craRates },
  // GST and a provincial tax.
  { place: 'CA-BC', day: '2026-03-02', goods: { printed_book: 2499 }, taxes: { GST: 125 }, source: bcBooks },
  {
    place: 'CA-BC',
    day: '2026-03-02',
    goods: { non_book: 1899 },
    taxes: { GST: 95, PST: 133 },
    source: bcPrinters,
  },
  { place: 'CA-BC', day: '2026-03-02', goods: { ebook: 1500 }, taxes: { GST: 75 }, source: bcTelecom },
  {
    place: 'CA-BC',
    day: '2026-03-02',
    goods: { audiobook_download: 3000 },
    taxes: { GST: 150, PST: 210 },
    source: bcTelecom,
  },
  {
    place: 'CA-BC',
    day: '2026-03-02',
    goods: { non_book: 2000, shipping: 1000 },
    taxes: { GST: 150, PST: 210 },
    source: bcDelivery,
  },
  {
    place: 'CA-BC',
    day: '2026-03-02',
    goods: { printed_book: 2000, shipping: 1000 },
    taxes: { GST: 150 },
    source: bcDelivery,
  },
  {
    place: 'CA-BC',
    day: '2026-03-02',
    goods: { printed_book: 2000, gift_card: 5000 },
    taxes: { GST: 100 },
    source: 'British Columbia, Bulletin PST 206 (gift cards are not taxed at the time of purchase)',
  },
  {
    place: 'CA-SK',
    day: '2026-03-02',
    goods: { printed_book: 2000, periodical: 1000 },
    taxes: { GST: 150 },
    source: skBooks,
  },
  {
    place: 'CA-SK',
    day: '2026-03-02',
    goods: { non_book: 2000 },
    taxes: { GST: 100, PST: 120 },
    source: skBooks,
  },
  {
    place: 'CA-SK',
    day: '2022-03-31',
    goods: { audiobook: 4000 },
    taxes: { GST: 200, PST: 240 },
    source: skAudio,
  },
  { place: 'CA-SK', day: '2022-04-01', goods: { audiobook: 4000 }, taxes: { GST: 200 }, source: skAudio },
  { place: 'CA-MB', day: '2026-03-02', goods: { printed_book: 2000 }, taxes: { GST: 100 }, source: mbBooks },
  {
    place: 'CA-MB',
    day: '2026-03-02',
    goods: { non_book: 2000 },
    taxes: { GST: 100, RST: 140 },
    source: mbBooks,
  },
  { place: 'CA-QC', day: '2026-03-02', goods: { printed_book: 2995 }, taxes: { GST: 150 }, source: rqBooks },
  {
    place: 'CA-QC',
    day: '2026-03-02',
    goods: { periodical: 1200 },
    taxes: { GST: 60, QST: 120 },
    source: rqBooks,
  },
  {
    place: 'CA-QC',
    day: '2026-03-02',
    goods: { non_book: 1800 },
    taxes: { GST: 90, QST: 180 },
    source: rqBooks,
  },

  // United States: state taxes.
  {
    place: 'US-ME',
    day: '2026-03-02',
    goods: { printed_book: 1850 },
    taxes: { 'Sales tax': 102 },
    source: usRates,
  },
  {
    place: 'US-ME',
    day: '2026-03-02',
    goods: { periodical: 1000 },
    taxes: { 'Sales tax': 55 },
    source: 'Maine Revenue Services, Guidance for publications, 2013-09-24',
  },
  {
    place: 'US-ME',
    day: '2026-03-02',
    goods: { ebook: 1000 },
    taxes: { 'Sales tax': 55 },
    source: 'Maine L.D. 1509 (2013), products transferred electronically',
  },
  {
    place: 'US-ME',
    day: '2026-03-02',
    goods: { printed_book: 1850, shipping: 500 },
    taxes: { 'Sales tax': 102 },
    source: '36 M.R.S. § 1752(14)(B), transportation by mail or carrier, stated separately',
  },
  {
    place: 'US-ME',
    day: '2013-09-30',
    goods: { printed_book: 1000 },
    taxes: {},
    source: 'Maine L.D. 1509 (2013): 5.5 % from 2013-10-01',
  },
  {
    place: 'US-ME',
    day: '2013-10-01',
    goods: { printed_book: 1000 },
    taxes: { 'Sales tax': 55 },
    source: 'Maine L.D. 1509 (2013): 5.5 % from 2013-10-01',
  },
  {
    place: 'US-NY',
    day: '2026-03-02',
    goods: { printed_book: 2500 },
    taxes: { 'Sales tax': 100 },
    source: usRates,
  },
  {
    place: 'US-NY',
    day: '2026-03-02',
    goods: { ebook: 2500 },
    taxes: {},
    source: 'New York TSB-M-11(5)S and Advisory Opinion TSB-A-11(20)S',
  },
  {
    place: 'US-NY',
    day: '2026-03-02',
    goods: { printed_book: 2500, shipping: 500 },
    taxes: { 'Sales tax': 120 },
    source: 'New York TB-ST-838, Shipping and Delivery Charges',
  },
  {
    place: 'US-CA',
    day: '2026-03-02',
    goods: { printed_book: 2000 },
    taxes: { 'Sales tax': 145 },
    source: usRates,
  },
  {
    place: 'US-CA',
    day: '2026-03-02',
    goods: { printed_book: 2000, shipping: 600 },
    taxes: { 'Sales tax': 145 },
    source: '18 Cal. Code Regs. § 1628(a), Transportation Charges',
  },
  {
    place: 'US-TX',
    day: '2026-03-02',
    goods: { printed_book: 1600 },
    taxes: { 'Sales tax': 100 },
    source: usRates,
  },
  {
    place: 'US-TX',
    day: '2026-03-02',
    goods: { ebook: 1600 },
    taxes: { 'Sales tax': 100 },
    source: 'Texas Comptroller, letter 201207532L (electronic books are taxable)',
  },
  {
    place: 'US-TX',
    day: '2026-03-02',
    goods: { periodical: 800 },
    taxes: { 'Sales tax': 50 },
    source: '34 Tex. Admin. Code § 3.299(b): subscriptions are exempt, single copies are not',
  },
  {
    place: 'US-WA',
    day: '2026-03-02',
    goods: { ebook: 1000 },
    taxes: { 'Sales tax': 65 },
    source: 'Wash. Admin. Code § 458-20-15503, Digital products',
  },
  {
    place: 'US-MA',
    day: '2026-03-02',
    goods: { periodical: 800 },
    taxes: {},
    source: 'Massachusetts Letter Ruling 84-5; G.L. c. 64H, § 6(m)',
  },
  {
    place: 'US-MA',
    day: '2026-03-02',
    goods: { printed_book: 2000 },
    taxes: { 'Sales tax': 125 },
    source: 'Massachusetts DOR, A Guide to Sales and Use Tax (6.25 %)',
  },
  {
    place: 'US-NJ',
    day: '2026-03-02',
    goods: { periodical: 1000 },
    taxes: { 'Sales tax': 66 },
    source: 'N.J. Stat. § 54:32B-8.5: magazines exempt by subscription',
  },
  {
    place: 'US-RI',
    day: '2026-03-02',
    goods: { ebook: 1000 },
    taxes: { 'Sales tax': 70 },
    source: 'R.I. Gen. Laws § 44-18-7.1, specified digital products',
  },
  {
    place: 'US-LA',
    day: '2024-12-31',
    goods: { printed_book: 1000 },
    taxes: {},
    source: 'Louisiana, Act 11 of the 2024 third extraordinary session',
  },
  {
    place: 'US-LA',
    day: '2025-01-01',
    goods: { printed_book: 1000 },
    taxes: { 'Sales tax': 50 },
    source: 'Louisiana, Act 11 of the 2024 third extraordinary session',
  },
  {
    place: 'US-SD',
    day: '2027-06-30',
    goods: { printed_book: 1000 },
    taxes: { 'Sales tax': 42 },
    source: 'South Dakota, 2023 HB 1137',
  },
  {
    place: 'US-SD',
    day: '2027-07-01',
    goods: { printed_book: 1000 },
    taxes: { 'Sales tax': 45 },
    source: 'South Dakota, 2023 HB 1137',
  },
  {
    place: 'US-OR',
    day: '2026-03-02',
    goods: { printed_book: 2000, shipping: 500 },
    taxes: {},
    source: usRates,
  },
  { place: 'US-NH', day: '2026-03-02', goods: { non_book: 2000 }, taxes: {}, source: usRates },
];
