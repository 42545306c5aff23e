import { contactFields } from '../../../contract/checkout.ts';

/** The base schema for the browser. Import it lazily: it brings zod along, which no other page needs. */
export { contactFields };
