/** Stored settings may be of any age and shape: a value is what it is, or nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A path of the shop, with its first slash even where that is forgotten, or an address of http(s); '' = neither. */
export function pageAddress(value: unknown): string {
  const written = words(value).trim();
  if (/^https?:/i.test(written)) return URL.canParse(written) ? written : '';
  return !written || /^(\/\/|[\w+.-]+:)/.test(written) ? '' : written.replace(/^\/?/, '/');
}
