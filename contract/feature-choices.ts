// Apart from the shapes of the calls: pages need these, and not the checker that shapes bring along.

/** Where the shop shows a list (ENTITY-039). */
export const listPlacements = ['left_sidebar', 'banner', 'featured', 'others'] as const;
export type ListPlacement = (typeof listPlacements)[number];

/** LIST-071; `tldefsequence` is the order that the shop has put its lists in. */
export const featureSorts = ['tldefsequence', 'name', 'lastupdate', 'dateposted'] as const;
export type FeatureSort = (typeof featureSorts)[number];

/** LIST-068. */
export const featurePageSizes = [26, 50, 100, 200] as const;
