// The package has no types of its own: this is what bench/load.ts uses of it.
declare module 'autocannon' {
  interface Request {
    path: string;
    method: string;
    headers: Record<string, string>;
  }
  interface Options {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    requests: { setupRequest(request: Request): Request }[];
  }
  interface Instance extends PromiseLike<{ non2xx: number; errors: number }> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): this;
  }
  export default function autocannon(options: Options): Instance;
}
