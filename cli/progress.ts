import { SingleBar } from 'cli-progress';
import type { Terminal } from './command.ts';
import { count, duration } from './figures.ts';

export interface Progress {
  /** Bytes of the file read so far. */
  bytes: (read: number) => void;
  /** Records dealt with so far, whatever became of them. */
  records: (done: number) => void;
  stop: () => void;
}

const PLAIN_EVERY_MS = 5000;

/** Shows how far an import is: a bar when somebody watches, else a plain line every five seconds. */
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
  const stop = terminal.isInteractive ? drawBar(state) : printLines(terminal, state);
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

function drawBar(state: () => State): () => void {
  const bar = new SingleBar({
    format: '{bar} {percentage} % | {records} records | {rate}/s | {left}',
    barCompleteChar: '█',
    barIncompleteChar: '░',
    barsize: 30,
    hideCursor: true,
    clearOnComplete: true,
    gracefulExit: false,
  });
  bar.start(1000, 0, { ...state() });
  const timer = setInterval(() => {
    const now = state();
    bar.update(Math.floor(now.share * 1000), { ...now });
  }, 200);
  return () => {
    clearInterval(timer);
    bar.stop();
  };
}

function printLines(terminal: Terminal, state: () => State): () => void {
  const timer = setInterval(() => {
    const { records, rate, share, left } = state();
    terminal.print(`  ${Math.floor(share * 100)} %, ${records} records, ${rate}/s, ${left}`);
  }, PLAIN_EVERY_MS);
  return () => clearInterval(timer);
}
