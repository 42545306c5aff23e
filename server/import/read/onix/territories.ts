import { child, children, type El, ownCode } from './element.ts';

export interface Territory {
  /** ISO 3166 codes, sub-regions such as 'CA-QC', or 'WORLD'. */
  included: string[];
  excluded: string[];
}

/**
 * Where something holds: the `<Territory>` composite of ONIX 3, or in 2.1 `<CountryCode>`, `<Territory>` and the
 * exclusions beside them (for supply with the prefix 'SupplyTo'). Undefined when the element does not say.
 */
export function territoryOf(element: El, prefix = ''): Territory | undefined {
  const composite = child(element, 'Territory');
  if (composite && composite.children.length > 0) {
    return territory(
      [...list(composite, 'CountriesIncluded'), ...list(composite, 'RegionsIncluded')],
      [...list(composite, 'CountriesExcluded'), ...list(composite, 'RegionsExcluded')],
    );
  }
  if (prefix === '')
    return territory(
      [...list(element, 'CountryCode'), ...list(element, 'Territory')],
      [...list(element, 'CountryExcluded'), ...list(element, 'TerritoryExcluded')],
    );
  return territory(
    [...list(element, `${prefix}Country`), ...list(element, `${prefix}Territory`)],
    list(element, `${prefix}CountryExcluded`),
  );
}

/** The market of a `<ProductSupply>`, which prices without a territory of their own belong to. */
export function marketTerritory(supply: El): Territory | undefined {
  const all = children(supply, 'Market').flatMap((market) => territoryOf(market) ?? []);
  if (all.length < 2) return all[0];
  return territory(
    all.flatMap(({ included }) => included),
    all.length === 1 ? (all[0]?.excluded ?? []) : [],
  );
}

function list(element: El, name: string): string[] {
  return children(element, name).flatMap((one) =>
    ownCode(one)
      .toUpperCase()
      .split(/[\s,;]+/),
  );
}

function territory(included: string[], excluded: string[]): Territory | undefined {
  const codes = clean(included);
  const without = clean(excluded);
  if (codes.length === 0 && without.length === 0) return undefined;
  // 'ROW', the rest of the world, is the world without the countries that have prices of their own.
  const all = codes.length === 0 || codes.includes('WORLD') || codes.includes('ROW');
  return all
    ? { included: ['WORLD'], excluded: without }
    : { included: codes.filter((code) => !without.includes(code)), excluded: [] };
}

function clean(codes: string[]): string[] {
  return [...new Set(codes.filter((code) => /^(?:[A-Z]{2}(?:-[A-Z0-9]{1,4})?|WORLD|ROW|ECZ)$/.test(code)))];
}
