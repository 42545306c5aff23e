import { config } from 'zod';
import { contactFields } from '../../../contract/checkout.ts';

// Compiled checks would need 'unsafe-eval' in the page's policy.
config({ jitless: true });

/** The base schema for the browser. Import it lazily: it brings zod along, which no other page needs. */
export { contactFields };
