import type { ComponentType } from 'react';

type Fetched = { default: ComponentType<never> };

/** What React.lazy may wait for, ready already: React reads the answer of a thenable that calls back at once. */
export function atOnce(value: Fetched): Promise<Fetched> {
  const answer: PromiseLike<Fetched> = {
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what React.lazy can read at once
    then: (done) => {
      done?.(value);
      return Promise.resolve() as never;
    },
  };
  return answer as Promise<Fetched>;
}
