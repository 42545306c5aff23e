import yoctoSpinner from 'yocto-spinner';
import type { Terminal } from './command.ts';
import { count, duration } from './figures.ts';

export interface Progress {
  /** Bytes of the file read so far. */
  bytes: (read: number) => void;
  /** Records handled so far, whatever the outcome. */
  records: (done: number) => void;
  stop: () => void;
}

const PLAIN_EVERY_MS = 5000;

/** Shows how far an import is: one line that changes on a terminal, else a plain line every five seconds. */
export function showProgress(terminal: Terminal, totalBytes: number): Progress {
  const started = performance.now();
  let read = 0;
  let done = 0;
  const state = () => {
    const seconds = (performance.now() - started) / 1000;
    const share = totalBytes > 0 ? Math.min(1, read / totalBytes) : 0;
    const left = share > 0.01 ? `about ${duration((seconds / share) * (1 - share))} left` : 'just begun';
    return { records: count(done), rate: count(done / Math.max(seconds, 0.1)), share, left };
  };
  const stop = terminal.isInteractive ? drawLine(state) : printLines(terminal, state);
  return {
    bytes: (now) => {
      read = now;
    },
    records: (now) => {
      done = now;
    },
    stop,
  };
}

interface State {
  records: string;
  rate: string;
  share: number;
  left: string;
}

function drawLine(state: () => State): () => void {
  // The import ends by itself when it is interrupted, and says what it has done.
  const spinner = yoctoSpinner({ text: textOf(state()), handleSignals: false }).start();
  const timer = setInterval(() => {
    spinner.text = textOf(state());
  }, 200);
  return () => {
    clearInterval(timer);
    spinner.stop();
  };
}

function printLines(terminal: Terminal, state: () => State): () => void {
  const timer = setInterval(() => terminal.print(`  ${textOf(state())}`), PLAIN_EVERY_MS);
  return () => clearInterval(timer);
}

function textOf({ records, rate, share, left }: State): string {
  return `${Math.floor(share * 100)} %, ${records} records, ${rate}/s, ${left}`;
}
