import { books } from './books.ts';
import { setStock } from './stock.ts';

/** Before the first story: of the books that any story may order there are more than all of them together order. */
export default async function stockUp(): Promise<void> {
  for (const { eisbn } of [books.quiet, books.alsoQuiet]) {
    await setStock(eisbn, { PORTLAND: 500, KELOWNA: 500, VERNON: 500 });
  }
}
