/** 'ready_for_pickup' as shoppers read it. */
export function statusWord(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
