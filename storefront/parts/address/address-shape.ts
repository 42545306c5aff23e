import { addressFields } from '../../../contract/address.ts';

/** Fetched when an address is saved. */
export { addressFields };
