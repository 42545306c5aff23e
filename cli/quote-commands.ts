import type { Command } from 'commander';
import type { CommandContext, ExitCode } from './command.ts';
import {
  type QuoteAnswerOptions,
  type QuoteDeclineOptions,
  type QuoteListOptions,
  type QuoteOptions,
  quoteAnswer,
  quoteDecline,
  quoteList,
  quoteShow,
} from './quote.ts';

type Run = (work: (context: CommandContext) => Promise<ExitCode>) => Promise<void>;

/** The commands about quotes that customers have requested from their carts. */
export function quoteCommands(program: Command, run: Run): void {
  const quotes = program.command('quote').description('prices that customers have asked for');
  const ofStore = ['--store <name>', 'the store (see: handsell store list)'] as const;
  const note = ['--note <text>', 'what the customer reads with it'] as const;
  quotes
    .command('list')
    .description('what waits for an answer, or was answered and not ordered yet')
    .option('--all', 'what was ordered, declined or canceled, too')
    .option(...ofStore)
    .action((options: QuoteListOptions) => run((c) => quoteList(c, options)));
  quotes
    .command('show <number>')
    .description('one quote, with the numbers of its lines')
    .option(...ofStore)
    .action((number: string, options: QuoteOptions) => run((c) => quoteShow(c, number, options)));
  quotes
    .command('answer <number>')
    .description('emails your prices to the customer, who can order at them; again, to change them')
    .requiredOption('--until <day>', 'the last day of your prices, such as 2027-01-31')
    .option(
      '--price <line=price>',
      'for one copy of a line, such as 2=12.50; others keep their price; can be repeated',
      (one: string, others: string[] = []) => [...others, one],
    )
    .option('--shipping <money>', 'for delivery, such as 8.00; otherwise the checkout calculates it')
    .option(...note)
    .option(...ofStore)
    .action((number: string, options: QuoteAnswerOptions) => run((c) => quoteAnswer(c, number, options)));
  quotes
    .command('decline <number>')
    .description('tells the customer that you have no price, or takes yours back')
    .option(...note)
    .option(...ofStore)
    .action((number: string, options: QuoteDeclineOptions) => run((c) => quoteDecline(c, number, options)));
}
