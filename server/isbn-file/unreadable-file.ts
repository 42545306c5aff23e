import type { isbnFileRefusals } from '../../contract/browse.ts';

export type FileFault = (typeof isbnFileRefusals)[number];

/** One sentence for the reader of the shop, and the code that says the same. */
export class UnreadableFile extends Error {
  readonly fault: FileFault;
  constructor(fault: FileFault, message: string) {
    super(message);
    this.name = 'UnreadableFile';
    this.fault = fault;
  }
}
