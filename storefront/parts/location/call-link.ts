/** Address of a link that calls a number, however it is written: 'tel:2075550142'. */
export const callLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;
