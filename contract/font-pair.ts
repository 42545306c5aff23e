/** The pairs of fonts that a shop can be set in; their families are in storefront/theme/font-pairs.ts. */
export const fontPairNames = ['fraunces', 'outfit', 'novel', 'plain', 'gallery'] as const;
