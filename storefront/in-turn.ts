/**
 * A queue: each piece of work begins once the one before has ended, so that the shop gets what is pressed in the order it is pressed. What
 * fails does not keep the next from its turn.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
