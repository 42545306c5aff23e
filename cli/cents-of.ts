import { CommandRefused } from './command.ts';

/** 1250 for '12.50'. Throws CommandRefused. */
export function centsOf(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text))
    throw new CommandRefused(`'${text}' is not an amount: write it as 12.50.`);
  return Math.round(Number(text) * 100);
}
