/** Most browsers name others as well: the first that fits counts. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** 'Firefox, Windows' from the header that a browser sends; '' for one that is not known. */
export function browserName(agent: string): string {
  const named = (names: readonly (readonly [string, string])[]) =>
    names.find(([part]) => agent.includes(part))?.[1];
  return [named(browsers), named(systems)].filter(Boolean).join(', ');
}
