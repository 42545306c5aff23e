/** An error as plain data, to cross a thread or a socket with what callers look at. */
export interface PlainError {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
}

export function plainError(e: unknown): PlainError {
  const from = (typeof e === 'object' && e !== null ? e : {}) as Record<string, unknown>;
  const pick = (key: string) => (typeof from[key] === 'string' ? { [key]: from[key] as string } : {});
  return {
    message: e instanceof Error ? e.message : String(e),
    ...pick('code'),
    ...pick('constraint'),
    ...pick('detail'),
  };
}

export function fromPlainError(plain: PlainError): Error {
  return Object.assign(new Error(plain.message), plain);
}
