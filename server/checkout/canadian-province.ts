/**
 * Provinces by the first letter of their postal codes (Canada Post, Addressing Guidelines). X is shared by Nunavut and the
 * Northwest Territories, which charge the same tax.
 */
const byLetter: Readonly<Record<string, string>> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};

/** 'BC' for 'V1Y 1A1'; '' for no Canadian postal code. */
export const canadianProvince = (postalCode: string): string =>
  byLetter[postalCode.charAt(0).toUpperCase()] ?? '';
