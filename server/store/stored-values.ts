/** Stored settings may be of any age and shape: a value is what it is, or nothing. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function words(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
