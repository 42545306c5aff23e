import { z } from 'zod';
import type { AudiobookProvider } from './audiobook.ts';

const webAddress = z.string().regex(/^https?:\/\/[^\s"'<>]+$/);

/** What the seller's look-up answers (docs/audiobook-seller.md). */
const answer = z.object({
  total: z.number().int().min(0),
  see_more_url: webAddress.or(z.literal('')),
  audiobooks: z
    .array(
      z.object({
        isbn: z.string().max(20),
        title: z.string().max(500),
        narrators: z.array(z.string().max(200)).max(50),
        language: z.string().max(60),
        popularity: z.number(),
        url: webAddress,
      }),
    )
    .max(100),
});

/** A shopper waits for the answer with a dialog open. */
const usualPatienceMs = 4_000;
const maxBytes = 512 * 1024;

/** Asks a seller: GET {address}?isbn=…&title=…&author=…, answered as JSON. */
export function remoteAudiobooks(address: string, patienceMs = usualPatienceMs): AudiobookProvider {
  return {
    name: 'remote',
    async find({ eisbn, title, author }) {
      const url = new URL(address);
      url.searchParams.set('isbn', eisbn);
      url.searchParams.set('title', title);
      url.searchParams.set('author', author);
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) throw new Error(`the audiobook seller answered ${response.status}`);
      const found = answer.parse(JSON.parse(await readAtMost(response, maxBytes)));
      return { audiobooks: found.audiobooks, total: found.total, seeMoreUrl: found.see_more_url };
    },
  };
}

async function readAtMost(response: Response, most: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Error('the audiobook seller answered more than we read');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
