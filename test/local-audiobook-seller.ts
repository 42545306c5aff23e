import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalAudiobook {
  isbn: string;
  title: string;
  narrators: string[];
  language: string;
  popularity: number;
}

/** An audiobook seller on this machine, which behaves as docs/audiobook-seller.md says, or badly when told to. */
export interface LocalAudiobookSeller {
  address: string;
  shelf: LocalAudiobook[];
  /** '' answers well; 'down' answers 503; 'nonsense' answers a page; 'silent' never does; 'huge' does not end. */
  mood: '' | 'down' | 'nonsense' | 'silent' | 'huge';
  /** Queries it was asked. */
  asked: URLSearchParams[];
  close(): Promise<void>;
}

export async function openAudiobookSeller(port = 0): Promise<LocalAudiobookSeller> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    seller.asked.push(url.searchParams);
    if (seller.mood === 'silent') return;
    if (seller.mood === 'down') {
      response.writeHead(503).end('Closed for stocktaking');
      return;
    }
    if (seller.mood === 'nonsense') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    if (seller.mood === 'huge') {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
      return;
    }
    const found = [...seller.shelf].sort((a, b) => b.popularity - a.popularity);
    response.end(
      JSON.stringify({
        total: found.length,
        see_more_url: found.length > 5 ? `${seller.address}/search` : '',
        audiobooks: found.slice(0, 20).map((one) => ({ ...one, url: `${seller.address}/${one.isbn}` })),
      }),
    );
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const seller: LocalAudiobookSeller = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    shelf: [],
    mood: '',
    asked: [],
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return seller;
}
