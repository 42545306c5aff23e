import type { Env } from '../../env.ts';
import type { AudiobookProvider } from './audiobook.ts';
import { catalogueAudiobooks } from './catalogue-audiobooks.ts';
import { remoteAudiobooks } from './remote-audiobooks.ts';

/** Who is asked for audiobooks: the seller at AUDIOBOOK_API_URL when that is set, else our own catalogue. */
export function audiobookProvider(env: Pick<Env, 'AUDIOBOOK_API_URL'>): AudiobookProvider {
  return env.AUDIOBOOK_API_URL ? remoteAudiobooks(env.AUDIOBOOK_API_URL) : catalogueAudiobooks();
}
