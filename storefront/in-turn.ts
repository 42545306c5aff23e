/**
 * A queue: each piece of work begins once the one before has ended, so that the shop gets changes in the order in which they were pressed.
 * A failure does not stop the work after it.
 */
export function inTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
}
