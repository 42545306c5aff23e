import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { type CommandContext, CommandRefused } from './command.ts';

interface Streams {
  input: NodeJS.ReadableStream & { isTTY?: boolean };
  output: NodeJS.WritableStream;
}

/**
 * Reads answers: at a terminal as they are typed, without echo for a secret; else one line of the standard input for each
 * question. Reads nothing before the first question. Throws `CommandRefused` when the input ends before its answer.
 */
export function openAsk({ input, output }: Streams): { ask: CommandContext['ask']; close(): void } {
  const isTerminal = input.isTTY === true;
  let isHidden = false;
  let lines: { reader: Interface; next(): Promise<string | undefined> } | undefined;

  function open() {
    const echo = new Writable({
      write(chunk, _encoding, done) {
        if (!isHidden) output.write(chunk);
        done();
      },
    });
    const reader = createInterface({ input, output: echo, terminal: isTerminal });
    const typed = reader[Symbol.asyncIterator]();
    return { reader, next: async () => (await typed.next()).value as string | undefined };
  }

  return {
    async ask(question, { secret = false } = {}) {
      lines ??= open();
      if (isTerminal) output.write(question);
      isHidden = secret;
      const line = await lines.next();
      isHidden = false;
      if (isTerminal && secret) output.write('\n');
      if (line === undefined) throw new CommandRefused(`There was no answer to '${question.trim()}'.`);
      return line.trim();
    },
    close: () => lines?.reader.close(),
  };
}
