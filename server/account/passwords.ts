import { type Algorithm, hash, type Options, parseOptions, verify } from '@node-rs/argon2';
import { shopIsBusy } from '../call/rate-limit.ts';
import { waitingLine } from '../waiting-line.ts';

/** Hashes passwords and checks them. Both take about a tenth of a second, on threads beside the one that answers. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** `stored` '' is an account without a password, or none at all: false, after the same time. */
  verify(stored: string, password: string): Promise<boolean>;
  /** Whether a hash of `hash` costs a thief as much as one made today. */
  isDear(stored: string): boolean;
}

/** Argon2id as RFC 9106 asks for it, and more: 64 MiB, four passes; 75 to 100 ms on one idle core, more on a busy one. */
export const usualCost = { memoryCost: 65_536, timeCost: 4, parallelism: 1 } satisfies Options;

export function argon2Passwords(cost: typeof usualCost = usualCost): Passwords {
  const options = { ...cost, algorithm: algorithmId };
  const gate = inTurn();
  // The hash of a random password, so that an unknown account takes as long to check as a known one.
  let nobodys: Promise<string> | undefined;
  return {
    hash: (password) => gate(() => hash(password, options)),
    verify: (stored, password) =>
      gate(async () => {
        nobodys ??= hash(crypto.randomUUID(), options);
        const matches = await verify(stored || (await nobodys), password);
        return matches && stored !== '';
      }),
    isDear: (stored) => {
      const { memoryCost = 0, timeCost = 0 } = parseOptions(stored);
      return memoryCost >= cost.memoryCost && timeCost >= cost.timeCost;
    },
  };
}

/** Argon2id; the package's enum is a type only. */
const algorithmId: Algorithm.Argon2id = 2;

/** Hashes at once: they take memory, and threads that files and look-ups need as well. Who comes when all is full gets 503. */
export function inTurn() {
  const enter = waitingLine({ slots: 2, mostWaiting: 60, longestMs: 20_000, refusal: shopIsBusy });
  return async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
