/** Values of each dimension, by its name. */
export type Dimensions = Readonly<Record<string, readonly string[]>>;
export type Choice<D extends Dimensions> = { [K in keyof D]: D[K][number] };

/**
 * The fewest choices a greedy search finds in which every combination of values occurs, for every pair of dimensions and for
 * each larger group named in `groups`, except those that `isPossible` denies. It is asked about choices that are still incomplete:
 * one that it allows must have a possible completion. The same input always gives the same list.
 */
export function coverCombinations<D extends Dimensions>(
  dimensions: D,
  groups: readonly (readonly (keyof D & string)[])[] = [],
  isPossible: (choice: Partial<Choice<D>>) => boolean = () => true,
): Choice<D>[] {
  const names: (keyof D & string)[] = Object.keys(dimensions);
  const pairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => [a, b]));
  const all = [...groups, ...pairs];
  const keysOf = (choice: Record<string, string>) =>
    all
      .filter((group) => group.every((name) => choice[name] !== undefined))
      .map((group) => group.map((name) => `${name}=${choice[name]}`).join(' '));

  const allows = (choice: Record<string, string>) => isPossible(choice as Partial<Choice<D>>);
  const wanted = all.flatMap((group) => everyChoice(dimensions, group)).filter(allows);
  const open = new Set(wanted.flatMap((choice) => keysOf(choice)));
  const covered: Choice<D>[] = [];
  for (const start of wanted) {
    if (!keysOf(start).some((key) => open.has(key))) continue;
    const choice = { ...start };
    for (const name of names) {
      if (choice[name] !== undefined) continue;
      // The value that covers the most; of equals the one that was used least.
      const worth = (value: string) => keysOf({ ...choice, [name]: value }).filter((k) => open.has(k)).length;
      const uses = (value: string) => covered.filter((c) => c[name] === value).length;
      const values = (dimensions[name] ?? []).filter((value) => allows({ ...choice, [name]: value }));
      values.sort((a, b) => worth(b) - worth(a) || uses(a) - uses(b));
      choice[name] = values[0] ?? '';
    }
    for (const key of keysOf(choice)) open.delete(key);
    covered.push(choice as Choice<D>);
  }
  return covered;
}

function everyChoice(dimensions: Dimensions, names: readonly string[]): Record<string, string>[] {
  return names.reduce<Record<string, string>[]>(
    (choices, name) =>
      choices.flatMap((c) => (dimensions[name] ?? []).map((value) => ({ ...c, [name]: value }))),
    [{}],
  );
}
