import type { PriceRef } from '../../import/record.ts';
import { decimalAmount } from '../../import/rules/currency-decimals.ts';
import { releaseDay } from '../../import/rules/release-day.ts';
import { PRODUCT_AVAILABILITY, PUBLISHING_STATUS, RELATION } from './onix-codes.ts';
import { dateElement, identifiers } from './onix-parts.ts';
import type { ExportTitle } from './queries.ts';
import { statedStatus } from './stated-status.ts';
import { element, textElement } from './xml.ts';

/** `<PublishingDetail>`: who brings it out, whether and when. */
export function onixPublishing(title: ExportTitle, sender: string): string {
  const { publishing } = statedStatus(title);
  const status = [
    textElement('PublishingStatus', publishing && PUBLISHING_STATUS[publishing]),
    publishingDate('01', title.publication_date),
    publishingDate('02', onSaleDate(title)),
  ].join('');
  const imprint = element('Imprint', textElement('ImprintName', title.imprint));
  return element('PublishingDetail', imprint, publisher(title, sender, status !== ''), status);
}

/** A message that says when a book comes out must name its publisher, if only as one without a name. */
function publisher({ publisher: name, imprint }: ExportTitle, sender: string, isNeeded: boolean): string {
  if (!name && (imprint || !isNeeded)) return '';
  const unknown = element(
    'PublisherIdentifier',
    textElement('PublisherIDType', '01'),
    textElement('IDTypeName', sender),
    textElement('IDValue', 'unknown'),
  );
  return element(
    'Publisher',
    textElement('PublishingRole', '01'),
    name ? textElement('PublisherName', name) : unknown,
  );
}

/** Roles of list 163: 01 publication, 02 not to be sold before. */
function publishingDate(role: string, date: string): string {
  const written = dateElement(date);
  return written && element('PublishingDate', textElement('PublishingDateRole', role), written);
}

/** The day from which a title may be sold, where its publication date does not say; else ''. */
export function onSaleDate({
  publication_date,
  release_date,
  availability,
}: Pick<ExportTitle, 'publication_date' | 'release_date' | 'availability'>): string {
  return release_date === releaseDay(publication_date, availability) ? '' : (release_date ?? '');
}

/** `<RelatedMaterial>`: other books that it has to do with. */
export function onixRelated({ related }: ExportTitle): string {
  return element(
    'RelatedMaterial',
    ...related.map(({ relation, eisbn }) =>
      element(
        'RelatedProduct',
        textElement('ProductRelationCode', RELATION[relation]),
        identifiers({ eisbn }),
      ),
    ),
  );
}

/** `<ProductSupply>`: whether it can be had, and its prices; '' where nothing is known of that. */
export function onixSupply(title: ExportTitle, sender: string): string {
  const { publishing, supply } = statedStatus(title);
  const isPriced = title.prices.length > 0;
  // A supplier without a price would make of a title that can be had one without a price.
  const isSold = publishing === 'available' && !supply;
  if (!supply && !isPriced && (!title.carton_qty || isSold)) return '';
  return element(
    'ProductSupply',
    element(
      'SupplyDetail',
      element('Supplier', textElement('SupplierRole', '00'), textElement('SupplierName', sender)),
      // List 65, 99: ask the supplier.
      textElement('ProductAvailability', supply ? PRODUCT_AVAILABILITY[supply] : '99'),
      textElement('PackQuantity', title.carton_qty),
      isPriced ? title.prices.map(price).join('') : textElement('UnpricedItemType', '02'),
    ),
  );
}

function price(one: PriceRef): string {
  const date = (role: string, day: string | undefined) => {
    const written = dateElement(day ?? '');
    return written && element('PriceDate', textElement('PriceDateRole', role), written);
  };
  return element(
    'Price',
    textElement('PriceType', one.type ?? (one.tax_included ? '02' : '')),
    one.amount === 0
      ? textElement('UnpricedItemType', '01')
      : textElement('PriceAmount', decimalAmount(one.amount, one.currency)),
    textElement('CurrencyCode', one.currency),
    territory(one),
    date('14', one.from),
    date('15', one.until),
  );
}

function territory({ territory: included, territory_excluded: excluded = [] }: PriceRef): string {
  const isRegion = (code: string) => !/^[A-Z]{2}$/.test(code);
  const regions = (codes: readonly string[]) => codes.filter(isRegion).join(' ');
  const countries = (codes: readonly string[]) => codes.filter((code) => !isRegion(code)).join(' ');
  return element(
    'Territory',
    textElement('CountriesIncluded', countries(included)),
    textElement('RegionsIncluded', regions(included)),
    textElement('CountriesExcluded', countries(excluded)),
    textElement('RegionsExcluded', regions(excluded)),
  );
}
