import type { Left } from './spelling/left-out.ts';
import { fewTitles } from './spelling/spelling.ts';
import type { ReadText } from './text/read-text.ts';
import { topicOf, withoutDetails, withSynonyms } from './text/synonyms.ts';
import { isSmall } from './text/text-match.ts';

export interface Relaxed<Found> {
  found: Found;
  didYouMean: string;
  /** The text as typed found nothing: `found` is what `didYouMean` finds. */
  isCorrected: boolean;
  /** Words of the text that `didYouMean` does without. */
  leftOut: string[];
}

/** How a backend looks for a text, and what it knows of other spellings. */
interface Lookup<Found> {
  find: (read: ReadText) => Promise<Found>;
  /** The person whose name starts with the text; '' without a match. */
  person: (read: ReadText) => Promise<string>;
  correct: (read: ReadText, found: Found) => Promise<Left | null>;
  readAgain: (text: string) => Promise<ReadText>;
}

/**
 * The titles that a text finds. If it finds none, those of the same text in other words or in a corrected spelling. If
 * it finds few, only suggests another spelling (`didYouMean`). `asTyped`: no change of the text.
 */
export async function findRelaxed<Found extends { size: number }>(
  read: ReadText,
  looking: Lookup<Found>,
  asTyped = false,
): Promise<Relaxed<Found>> {
  if (!asTyped) return relaxed(read, await looking.find(read), looking);
  const found = await looking.find({ ...read, about: null });
  return { found, didYouMean: '', isCorrected: false, leftOut: [] };
}

/** `found`: what the text finds as it is. */
async function relaxed<Found extends { size: number }>(
  read: ReadText,
  found: Found,
  looking: Lookup<Found>,
): Promise<Relaxed<Found>> {
  const { find, correct, readAgain } = looking;
  const asTyped = { found, didYouMean: '', isCorrected: false, leftOut: [] };
  if (found.size >= fewTitles) return asTyped;
  if (found.size === 0) {
    const topic = topicOf(read);
    // Search for the topic alone, and never without it: any book would do.
    if (topic) return findRelaxed(await readAgain(topic), looking);
    for (const text of withSynonyms(read)) {
      const other = await find(await readAgain(text));
      if (other.size > 0) return { ...asTyped, found: other };
    }
    const person = await looking.person(read);
    const theirs = person ? await find(await readAgain(person)) : null;
    if (theirs && theirs.size > 0)
      return { ...asTyped, found: theirs, didYouMean: person, isCorrected: true };
  }
  // A format too many is likelier than a word that was meant to be another.
  const less = found.size === 0 ? await findLess(read, looking) : null;
  if (less && less.found.size > 0) {
    return { found: less.found, didYouMean: less.text, isCorrected: true, leftOut: less.leftOut };
  }
  const { text: didYouMean, leftOut } = (await correct(read, found)) ?? { text: '', leftOut: [] };
  if (found.size > 0) return { ...asTyped, didYouMean };
  // 'pride and predjudice audiobook' is 'pride and prejudice', not 'pride and'.
  if (less && wordsIn(didYouMean) < wordsIn(less.text)) {
    const meant = await relaxed(less.read, less.found, looking);
    if (meant.found.size > 0)
      return {
        ...meant,
        didYouMean: meant.didYouMean || less.text,
        isCorrected: true,
        leftOut: [...new Set([...less.leftOut, ...meant.leftOut])].filter((word) =>
          read.words.some(({ text }) => text === word),
        ),
      };
  }
  if (!didYouMean) return asTyped;
  return {
    found: await find({ ...(await readAgain(didYouMean)), about: null }),
    didYouMean,
    isCorrected: true,
    leftOut,
  };
}

function wordsIn(text: string): number {
  return text.split(' ').filter(Boolean).length;
}

/** The text without details that no title has (`withoutDetails`), and what that finds; null when there is nothing to leave out. */
async function findLess<Found>(read: ReadText, { find, readAgain }: Lookup<Found>) {
  const text = withoutDetails(read);
  if (!text) return null;
  const less = await readAgain(text);
  const left = new Set(text.split(' '));
  const leftOut = read.words.filter((word) => !isSmall(word) && !left.has(word.text)).map(({ text }) => text);
  return { text, leftOut, read: less, found: await find(less) };
}
