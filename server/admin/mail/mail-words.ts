import type { AdminOutput } from '../../../contract/admin/actions.ts';
import {
  longestPart,
  type MailKey,
  type MailPart,
  type MailWords,
  mailKeys,
  mailParts,
  mailRule,
  partProblem,
  type WordsProblem,
} from '../../../contract/mail-words.ts';
import { inLanguage } from '../../../messages/server-locale.ts';
import { refuse } from '../../call/refusal.ts';
import { ourWords } from '../../mail/wording/our-words.ts';
import type { Store } from '../../store/stores.ts';

/** The wording of a mail as its page shows it. `words`: as they are stored. */
export function mailForStaff(store: Store, key: MailKey, words: MailWords): AdminOutput<'mail/get'> {
  const { settings } = store;
  const ours = inLanguage(settings.store_info.language, () => ourWords[key](settings));
  const { group, parts } = mailRule(key);
  return {
    key,
    group,
    words,
    parts: mailParts.flatMap((part) => {
      const rule = parts[part];
      if (!rule) return [];
      const { may, must } = rule;
      const most = longestPart[part];
      return [{ part, ours: ours[part] ?? '', placeholders: [...may], required: [...must], most }];
    }),
  };
}

/**
 * The words to store: those of parts that say something else than ours.
 *
 * @throws the refusal `invalid_words`, with what is wrong by the parts.
 */
export function checkedWords(key: MailKey, typed: MailWords): MailWords {
  const words: MailWords = {};
  const problems: Partial<Record<MailPart, WordsProblem>> = {};
  for (const part of mailParts) {
    const text = (typed[part] ?? '').replaceAll('\r\n', '\n').trim();
    if (text === '') continue;
    const found = partProblem(key, part, text);
    if (found) problems[part] = found;
    else words[part] = text;
  }
  if (Object.keys(problems).length === 0) return words;
  throw refuse('invalid_words', 'Some of these words can’t be used.', { problems });
}

/** How many parts of each mail have the shop's own words. `wordsOf`: as they are stored. */
export const mailList = (wordsOf: (key: MailKey) => MailWords): AdminOutput<'mail/getList'> => ({
  mails: mailKeys.map((key) => ({
    key,
    group: mailRule(key).group,
    own: Object.values(wordsOf(key)).filter(Boolean).length,
  })),
});
