/** Joins what is there; undefined when nothing is, so that no empty class attribute travels. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
