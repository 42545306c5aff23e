import * as m from '../../../messages/compiled/messages.js';

/** The lines that only one of two texts has; both whole texts if only the order of their lines differs. */
export function differingLines(one: string, other: string): [string, string] {
  const [a, b] = [one.split('\n'), other.split('\n')];
  if (a.length < 2 || b.length < 2) return [one, other];
  const [onlyA, onlyB] = [a.filter((line) => !b.includes(line)), b.filter((line) => !a.includes(line))];
  if (onlyA.length + onlyB.length === 0) return [one, other];
  return [shortened(onlyA, a), shortened(onlyB, b)];
}

function shortened(lines: readonly string[], all: readonly string[]): string {
  if (lines.length === 0) return m.deskundo_same_lines();
  return [...lines, ...(lines.length < all.length ? ['…'] : [])].join('\n');
}
