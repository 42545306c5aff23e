import type { Query } from '../db/db.ts';
import { type CarrierState, deleteCarrierState, readCarrierStates } from './carrier-state-queries.ts';

/** How the carriers of a store have answered lately, for its owner. */
export const carrierStates = (q: Query, storeId: number): Promise<CarrierState[]> =>
  readCarrierStates(q, storeId);

/** Forgets how a carrier has answered: another account begins. */
export const forgetCarrierState = (q: Query, storeId: number, carrier: string): Promise<void> =>
  deleteCarrierState(q, storeId, carrier);
