import { profileFields } from '../../../contract/account-fields.ts';

/** Fetched when an account form is sent: the validator is too heavy to come with a page. */
export { profileFields };
