import type { ShopLook } from '../../../contract/look.ts';
import type { LookChange } from '../../store/look/write.ts';
import { changedFields } from '../audit/changed-fields.ts';

/** For an audit entry: each token of the theme by its name, so that an entry holds only what has changed. */
const flat = ({ theme, ...look }: ShopLook): Record<string, unknown> => ({ ...look, ...theme });

export const notedChange = ({ before, after }: LookChange): Record<string, unknown> =>
  changedFields(flat(before), flat(after));
