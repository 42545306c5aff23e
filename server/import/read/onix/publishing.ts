import { dateOfRole, parseDate, parseDay } from './dates.ts';
import { child, children, code, type El, text } from './element.ts';
import type { Product } from './product.ts';

/** PublishingRole (list 45): publisher, co-publisher, then any other. */
const ROLES = ['01', '02'];

export function publisherOf(block: El | undefined): string | undefined {
  const publishers = children(block, 'Publisher');
  for (const role of ROLES) {
    const named = publishers.find((one) => (code(one, 'PublishingRole') ?? '01') === role && nameOf(one));
    if (named) return nameOf(named);
  }
  return publishers.map(nameOf).find(Boolean) ?? text(block, 'PublisherName');
}

function nameOf(publisher: El): string | undefined {
  return text(publisher, 'PublisherName') ?? text(publisher, 'NameCodeValue');
}

export function imprintOf(block: El | undefined): string | undefined {
  return (
    children(block, 'Imprint')
      .map((imprint) => text(imprint, 'ImprintName'))
      .find(Boolean) ?? text(block, 'ImprintName')
  );
}

/**
 * Publication date (role 01), of this market if the publisher gives none; undefined if unknown. An update of the market
 * alone (the publishing block is not `whole`) does not say what the publisher gives.
 */
export function publicationDateOf(product: Product, whole: boolean): string | undefined {
  if (!product.isOnix3)
    return parseDate(code(product.element, 'PublicationDate'), formatOf(product.element, 'PublicationDate'));
  return (
    dateOfRole(children(product.publishing, 'PublishingDate'), 'PublishingDateRole', ['01', '11', '19']) ??
    (whole ? dateOfRole(marketDates(product), 'MarketDateRole', ['01']) : undefined)
  );
}

/** The first day on which the book may be sold: embargo or on-sale date; undefined if none is set. */
export function onSaleDateOf(product: Product): string | undefined {
  const supplies = product.supplies.flatMap((supply) => children(supply, 'SupplyDetail'));
  const date = product.isOnix3
    ? (dateOfRole(children(product.publishing, 'PublishingDate'), 'PublishingDateRole', ['02']) ??
      dateOfRole(marketDates(product), 'MarketDateRole', ['02']) ??
      dateOfRole(
        supplies.flatMap((supply) => children(supply, 'SupplyDate')),
        'SupplyDateRole',
        ['02'],
      ))
    : (supplies.map((supply) => parseDay(code(supply, 'OnSaleDate'))).find(Boolean) ??
      dateOfRole(
        children(product.element, 'MarketRepresentation').flatMap((market) => children(market, 'MarketDate')),
        'MarketDateRole',
        ['02'],
      ));
  return parseDay(date);
}

function marketDates(product: Product): El[] {
  return product.supplies.flatMap((supply) =>
    children(child(supply, 'MarketPublishingDetail'), 'MarketDate'),
  );
}

function formatOf(parent: El, name: string): string | undefined {
  return child(parent, name)?.attributes?.dateformat;
}
