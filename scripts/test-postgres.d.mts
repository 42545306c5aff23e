export interface TestPostgres {
  url: string;
  what: string;
  /** Ends every connection, as an administrator does; absent where the server is not ours to stop. */
  halt?(): Promise<unknown>;
  resume?(): Promise<unknown>;
  stop(): Promise<void>;
}
export function startTestPostgres(settings?: string[]): Promise<TestPostgres>;
