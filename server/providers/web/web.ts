import type { webRefusals } from '../../../contract/browse.ts';

/** A page or file that a user linked to. */
export interface WebFile {
  bytes: Uint8Array;
  /** Its media type without parameters, lower case; '' when the server did not say. */
  type: string;
}

/** Reads what stands at an address of the public internet. */
export interface WebReader {
  readonly name: string;
  /** Throws `NotReadable`. */
  read(address: string): Promise<WebFile>;
}

export type WebFault = (typeof webRefusals)[number];

/** Why an address could not be read: one sentence for the shopper, which says nothing of our own network. */
export class NotReadable extends Error {
  readonly fault: WebFault;
  constructor(fault: WebFault, message: string) {
    super(message);
    this.name = 'NotReadable';
    this.fault = fault;
  }
}
