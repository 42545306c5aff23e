/** As a browser sends a form without files. */
export function isFields(request: Request): boolean {
  const type = request.headers.get('content-type') ?? '';
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type);
}

/** A request whose body was read, with its text fields again: most pages take a form without files and read it themselves. */
export function withFields(sent: Request, entries: [string, string | File][]): Request {
  const headers = new Headers(sent.headers);
  for (const name of ['content-type', 'content-length', 'transfer-encoding']) headers.delete(name);
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return new Request(sent.url, { method: 'POST', headers, body: new URLSearchParams(texts) });
}
