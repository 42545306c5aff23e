import type { Answer } from '../../contract/action.ts';
import type { ActionName, Input, Output, RefusalCode } from '../../contract/actions.ts';
import { type Caller, dispatch } from '../../server/call/dispatch.ts';
import { createSession } from '../../server/call/sessions.ts';
import { buildCustomer } from '../factories.ts';
import type { World } from './world.ts';

/** One press of the button: all its repetitions send the same. */
export interface Attempt {
  uuid: string;
  input: Input<'checkout/submit'>;
  /** What the shopper saw, before gift cards. */
  total: number;
  /** Orders that the shop has said are placed, and those that it said wait for their payment. */
  placed: Set<string>;
  waiting: Map<string, string>;
}

/** A customer with one cart and any number of tabs. */
export class SimulatedShopper {
  readonly customerId: number;
  readonly attempts: Attempt[] = [];
  /** Copies of each title that the shop has put into the cart, in all. */
  readonly added = new Map<string, number>();
  addressId = 0;
  readonly #world: World;
  readonly #caller: Caller;

  private constructor(world: World, customerId: number, caller: Caller) {
    this.#world = world;
    this.customerId = customerId;
    this.#caller = caller;
  }

  static async enter(world: World): Promise<SimulatedShopper> {
    const { shop, store: built } = world.ground;
    const store = shop.stores.byName(built.webstoreName);
    if (!store) throw new Error('the store is known');
    const customerId = await buildCustomer(shop.db, built.id);
    const { token } = await createSession(shop.db, built.id, { customerId });
    const address = `10.${(customerId >> 16) & 255}.${(customerId >> 8) & 255}.${customerId & 255}`;
    const caller: Caller = { store, token, tokenIsNew: false, address, logUrl: '/' };
    return new SimulatedShopper(world, customerId, caller);
  }

  /** Null: the process has ended meanwhile, and there was no answer. */
  async call<N extends ActionName>(
    name: N,
    input: Input<N>,
    uuid: string = crypto.randomUUID(),
  ): Promise<Answer<Output<N>, RefusalCode<N>> | null> {
    const { shop, process } = this.#world.serving();
    try {
      return (await dispatch(shop, { ...this.#caller }, { name, input, uuid })) as never;
    } catch (e) {
      if (process.isDead) return null;
      throw e;
    }
  }

  /** Again until there is an answer, as a browser does. */
  async insist<N extends ActionName>(name: N, input: Input<N>): Promise<Answer<Output<N>, RefusalCode<N>>> {
    const uuid = crypto.randomUUID();
    for (;;) {
      const answer = await this.call(name, input, uuid);
      if (answer) return answer;
    }
  }
}
