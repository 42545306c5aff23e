import { seededRandom } from '../../bench/generate-catalogue.ts';
import type { Shop } from '../../server/context.ts';
import { buildLocation, buildStore } from '../factories.ts';
import { secretOfSandbox, type TestSandbox, testSandbox } from '../sandbox.ts';
import { aRate } from '../shipping-shop.ts';
import { type Fate, faultyProvider } from './faulty-provider.ts';
import { databaseOf, ShopProcess, type Tamper } from './process.ts';
import { Turns } from './turns.ts';

/** What all runs on one database share. */
export interface Ground {
  shop: Shop;
  store: { id: number; webstoreName: string };
  locationId: number;
}

/** A store that takes cards, with one place to collect, and that sends for nothing. */
export async function layGround(shop: Shop): Promise<Ground> {
  const store = await buildStore(shop.db, {
    settings: { checkout_info: { ship_enabled: true, card_provider: 'sandbox' } } as never,
  });
  await aRate({ t: { db: shop.db }, store }, { base: 0 });
  const { id: locationId } = await buildLocation(shop.db, store.id);
  await shop.stores.refresh();
  return { shop, store, locationId };
}

interface LateWork {
  at: number;
  work: () => Promise<unknown>;
}

/** All that one run is made of: the clock, the bank and the line to it, and the process that serves the shop now. */
export class World {
  readonly random: () => number;
  readonly clock = { now: Date.now() };
  readonly sandbox: TestSandbox = testSandbox(this.clock);
  readonly turns = new Turns();
  /** What has happened, to find out why a run fails. */
  readonly trace: string[] = [];
  /** Notices of the bank that the shop has taken. */
  readonly taken = new Set<string>();
  /** Errors that are no refusal, from calls that may have been overtaken. */
  readonly failures: unknown[] = [];
  readonly ground: Ground;
  readonly #tamper: Tamper | undefined;
  /** How often a request to the provider goes wrong, and a call is overtaken. */
  #faults = 0;
  #pauses = 0;
  #silentUntil = 0;
  #late: LateWork[] = [];
  #process = new ShopProcess();
  #shop: Shop;

  constructor(ground: Ground, seed: number, { tamper }: { tamper?: Tamper | undefined } = {}) {
    this.ground = ground;
    this.#tamper = tamper;
    this.random = seededRandom(seed);
    this.#shop = this.#start();
  }

  /** Lets things go wrong from now on. In a third of the runs the provider never fails, so that its faults do not hide others. */
  letLoose(): void {
    this.#faults = this.pick([0, 0.1, 0.3]);
    this.#pauses = this.pick([0, 0.05, 0.15]);
  }

  /** The shop and the process that serves it, a new one when the last has ended. */
  serving(): { shop: Shop; process: ShopProcess } {
    if (this.#process.isDead) {
      this.say('restart');
      this.#shop = this.#start();
    }
    return { shop: this.#shop, process: this.#process };
  }

  int(max: number): number {
    return Math.floor(this.random() * max);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.int(list.length)] as T;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  say(line: string): void {
    this.trace.push(line);
  }

  dieAfter(points: number): void {
    this.#process.dieAfter(points);
  }

  silence(ms: number): void {
    this.#silentUntil = this.clock.now + ms;
  }

  /** From now on everything works. */
  async calm(): Promise<void> {
    this.#faults = 0;
    this.#pauses = 0;
    this.#silentUntil = 0;
    await this.resumeAll();
    this.#process.survive();
  }

  async resumeAll(): Promise<void> {
    while (this.turns.paused > 0) await this.turns.resume(0);
  }

  /** Time goes on. Nothing that is in flight takes longer than that. */
  async wait(ms: number): Promise<void> {
    await this.resumeAll();
    const until = this.clock.now + ms;
    const due = this.#late.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
    this.#late = this.#late.filter(({ at }) => at > until);
    for (const { at, work } of due) {
      this.clock.now = Math.max(this.clock.now, at);
      await work();
    }
    this.clock.now = until;
  }

  #start(): Shop {
    const { shop, store } = this.ground;
    const process = new ShopProcess();
    this.#process = process;
    const pause = () => this.turns.pause();
    const provider = faultyProvider(this.sandbox.open({ account: store.webstoreName }), process, {
      fate: (method) => this.#fate(method),
      pause,
      later: (work) => this.#late.push({ at: this.clock.now + this.int(30_000), work }),
    });
    const mayPause = () => (this.chance(this.#pauses) ? pause() : Promise.resolve());
    return {
      ...shop,
      db: databaseOf(process, shop.db, { pause: mayPause, tamper: this.#tamper }),
      payments: { open: async () => provider },
      now: () => new Date(this.clock.now),
    };
  }

  #fate(method: string): Fate {
    const isSilent = this.clock.now < this.#silentUntil;
    const fate: Fate = isSilent
      ? this.pick(['not sent', 'request lost', 'answer lost'] as const)
      : this.chance(this.#faults)
        ? this.pick(['not sent', 'request lost', 'answer lost', 'late', 'held', 'held'] as const)
        : 'answered';
    if (fate !== 'answered') this.say(`  provider ${method}: ${fate}`);
    return fate;
  }
}

export const webhookSecret = (world: World) => secretOfSandbox(world.ground.store.webstoreName);
