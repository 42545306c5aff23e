/** The name under which an answer is sent with the order: cfe_ and the id of its element (ENTITY-106). */
export type AnswerField = `cfe_${string}`;

export const answerField = (elementId: string): AnswerField => `cfe_${elementId}`;

export const isAnswerField = (name: string): name is AnswerField => name.startsWith('cfe_');
