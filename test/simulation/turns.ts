/**
 * Lets calls overtake each other in an order that a seed decides: of all calls in flight one runs, and the others wait where they
 * have paused.
 */
export class Turns {
  #paused: { resume(): void; call: Promise<void> }[] = [];
  #running: Promise<void> = Promise.resolve();
  #hasPaused: () => void = () => {};

  get paused(): number {
    return this.#paused.length;
  }

  /** Runs a call until it ends or pauses. */
  async run(call: () => Promise<void>): Promise<void> {
    const paused = this.#nextPause();
    this.#running = Promise.resolve().then(call);
    await Promise.race([this.#running, paused]);
  }

  /** Lets a paused call go on, until it ends or pauses again. */
  async resume(n: number): Promise<void> {
    const [one] = this.#paused.splice(n, 1);
    if (!one) return;
    const paused = this.#nextPause();
    this.#running = one.call;
    one.resume();
    await Promise.race([one.call, paused]);
  }

  pause(): Promise<void> {
    return new Promise((resume) => {
      this.#paused.push({ resume, call: this.#running });
      this.#hasPaused();
    });
  }

  #nextPause(): Promise<void> {
    return new Promise((resolve) => {
      this.#hasPaused = resolve;
    });
  }
}
