import { config } from 'zod';
import { addressFields } from '../../../contract/address.ts';

// Compiled checks would need 'unsafe-eval' in the page's policy.
config({ jitless: true });

/** Fetched when an address is saved. */
export { addressFields };
