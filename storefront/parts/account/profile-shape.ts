import { config } from 'zod';
import { profileFields } from '../../../contract/account-fields.ts';

// Compiled checks would need 'unsafe-eval' in the page's policy.
config({ jitless: true });

/** Fetched when an account form is sent: the validator is too heavy to come with a page. */
export { profileFields };
