/** The shop cannot start as things are; the message says why in a sentence. */
export class StartRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartRefused';
  }
}
