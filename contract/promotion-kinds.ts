/** What a promotion does. */
export const promotionTypes = ['percent', 'amount', 'freeship', 'buy_get'] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** What a promotion is on. Gift cards are never among the goods. */
export const promotionScopes = ['everything', 'list', 'subject', 'condition', 'format'] as const;
export type PromotionScope = (typeof promotionScopes)[number];
