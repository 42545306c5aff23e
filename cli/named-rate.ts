import { ppmOf } from '../server/tax/tax-rate.ts';
import { CommandRefused } from './command.ts';

/** 'Sales tax=5.5' in percent. Throws CommandRefused. */
export function namedRate(text: string): { type: string; rate_ppm: number } {
  const [, type = '', percent = ''] = /^(.+)=(.+)$/.exec(text) ?? [];
  const rate_ppm = ppmOf(percent);
  if (type.trim() === '' || rate_ppm === undefined)
    throw new CommandRefused(`'${text}' is not a tax: write it as "Sales tax=5.5".`);
  return { type: type.trim(), rate_ppm };
}
