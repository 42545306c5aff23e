/** A value for `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  /** What the server's HTML shows: late parts of the page hydrate with it. */
  getFirst(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

export function storeOf<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getFirst: () => first,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
