/**
 * Countries (ISO 3166-1) whose postal addresses name a state or province of ISO 3166-2. Source: Google's address data,
 * https://github.com/google/libaddressinput, `cpp/src/region_data_constants.cc`: the countries with 'S' in `require`.
 * Left out are those whose addresses name something else than the list of ISO 3166-2 does: Italy (its 107 provinces, not
 * the 20 regions), the Cayman Islands (islands, not districts), and the islands that the United States Postal Service
 * delivers to (their own code).
 */
export const provinceCountries: ReadonlySet<string> = new Set(
  'AE AU BR CA CN CO CR ES HN ID IN IQ JM JP KN KR MX NR PG SO SV TW US VE'.split(' '),
);
