/** One Ctrl+C comes several times: from the terminal to every process, and from each parent to its child. */
const samePress = 1000;

/** What is used of `process`. */
interface Signalled {
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/**
 * Calls `stop` at the first SIGTERM (and SIGINT, unless another process passes it on), and `cut` at another one, a second
 * later or more, from a user who does not want to wait.
 */
export function onStopSignal(
  process: Signalled,
  { ignoresInterrupt, stop, cut }: { ignoresInterrupt: boolean; stop: () => void; cut: () => void },
): void {
  let first: number | undefined;
  const asked = () => {
    if (first === undefined) {
      first = performance.now();
      stop();
    } else if (performance.now() - first > samePress) cut();
  };
  process.on('SIGINT', () => ignoresInterrupt || asked());
  process.on('SIGTERM', asked);
}
