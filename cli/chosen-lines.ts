import { CommandRefused } from './command.ts';

/** Which lines of an order, `--line 1 --line 3`, and how many copies of a single one, `--quantity 2`. */
export interface LineOptions {
  /** Numbers of lines, as `order show` prints them. */
  line?: string[];
  /** Copies of the one line. */
  quantity?: string;
}

/** The lines that the options name; none = no line is named. */
export function chosenLines({
  line = [],
  quantity,
}: LineOptions): { position: number; quantity: number | undefined }[] {
  if (quantity !== undefined && line.length !== 1)
    throw new CommandRefused('--quantity is for one --line; other lines are taken whole.');
  if (new Set(line).size < line.length) throw new CommandRefused('A line comes twice.');
  const copies = quantity === undefined ? undefined : countOf('--quantity', quantity);
  return line.map((position) => ({ position: countOf('--line', position), quantity: copies }));
}

function countOf(option: string, typed: string): number {
  if (!/^[1-9]\d{0,4}$/.test(typed)) throw new CommandRefused(`${option} '${typed}' is not a number from 1.`);
  return Number(typed);
}
