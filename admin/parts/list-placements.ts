import type { AdminOutput } from '../../contract/admin/actions.ts';
import * as m from '../../messages/compiled/messages.js';

type Placement = AdminOutput<'list/get'>['placement'];

/** Headings of the Features page in its order. */
export const placementNames: Record<Placement, () => string> = {
  featured: m.item_features_featured,
  banner: m.item_features_front,
  left_sidebar: m.item_features_always,
  others: m.item_features_others,
};

export const placements = Object.keys(placementNames) as Placement[];
