/** What React.lazy may wait for, ready already: React reads the answer of a thenable that calls back at once. */
export function atOnce<T>(value: T): Promise<T> {
  const answer: PromiseLike<T> = {
    // biome-ignore lint/suspicious/noThenProperty: a thenable is what React.lazy can read at once
    then: (done) => {
      done?.(value);
      return Promise.resolve() as never;
    },
  };
  return answer as Promise<T>;
}
