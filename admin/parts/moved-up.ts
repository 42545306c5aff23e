interface Placed {
  id: number;
  position: number;
}

/** The things whose position changes when the one with this id changes places with the one before it. */
export function movedUp<T extends Placed>(all: readonly T[], id: number): T[] {
  const at = all.findIndex((one) => one.id === id);
  const [one, before] = [all[at], all[at - 1]];
  if (!one || !before) return [];
  const order = all.with(at, before).with(at - 1, one);
  return order.flatMap((each, position) => (each.position === position ? [] : [{ ...each, position }]));
}
