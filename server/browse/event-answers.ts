import type { ShopAnswer } from '../../contract/browse.ts';
import { eventPath } from '../../contract/event-path.ts';
import type { Context } from '../context.ts';
import { eventDateText, eventTimeText } from '../event-date/event-day.ts';
import { eventsAbout } from '../event-date/events-about.ts';
import { readAuthorNames } from './queries.ts';
import { wordsOf } from './shop-answers.ts';
import { isFiller } from './shop-words.ts';

/** A single word is in too many titles of events, and longer texts are titles of books. */
const words = { least: 2, most: 6 };

const isTelling = (word: string) => !isFiller(word);

/**
 * The next events that a search asks for: its words are in the title of one, without those of a question round them ('when is
 * story time'), or are the name of an author whose books are sold there. `titleIds`: what the search found.
 */
export async function eventAnswers(
  ctx: Context,
  text: string,
  titleIds: readonly number[],
): Promise<ShopAnswer[]> {
  const asked = wordsOf(text);
  if (asked.length < words.least || asked.length > words.most) return [];
  const isAsked = (name: string) => wordsOf(name).join(' ') === asked.join(' ');
  const author = (await readAuthorNames(ctx.q, titleIds)).find(isAsked) ?? '';
  const named = asked.slice(asked.findIndex(isTelling), asked.findLastIndex(isTelling) + 1);
  const events = await eventsAbout(ctx, named.length < words.least ? text : named.join(' '), author);
  return events.map((event) => ({
    title: event.title,
    path: eventPath(event.id),
    text: `${eventDateText(event, ctx.store.settings.store_info.language)}, ${eventTimeText(event)}`,
  }));
}
