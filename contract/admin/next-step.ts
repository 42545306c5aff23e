/** What staff do next with an order, the most urgent first. 'wait': copies of it have to arrive first. */
export const nextSteps = ['answer', 'prepare', 'ship', 'hand_over', 'wait'] as const;
export type NextStep = (typeof nextSteps)[number];

/** Lists of orders: one for each step, and one of those with a problem. */
export const workLists = [...nextSteps, 'problem'] as const;
export type WorkList = (typeof workLists)[number];
