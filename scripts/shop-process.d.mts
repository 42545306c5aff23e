export function nodeFlags(nodeOptions?: string): string[];
export const memoryEnvironment: Record<string, string>;
