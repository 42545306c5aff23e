import { checkKey, type ImageStore } from './images.ts';

/** Images in memory, for tests; `failing` makes every call fail as an unreachable store does. */
export function memoryImages(): ImageStore & { failing: boolean } {
  const files = new Map<string, Buffer>();
  const store = {
    name: 'memory',
    failing: false,
    async read(key: string) {
      if (store.failing) throw new Error('the image store cannot be reached');
      return files.get(checkKey(key)) ?? null;
    },
    async has(key: string) {
      return (await store.read(key)) !== null;
    },
    async write(key: string, bytes: Uint8Array) {
      if (store.failing) throw new Error('the image store cannot be reached');
      files.set(checkKey(key), Buffer.from(bytes));
    },
    async delete(key: string) {
      if (store.failing) throw new Error('the image store cannot be reached');
      files.delete(checkKey(key));
    },
  };
  return store;
}
