const everyMs = 1000;

/**
 * The pulse of a long job: calls `write` once a second, one call after the other, to write down how far the job is. `write` resolves to
 * whether the work is still this job's; `overtaken` tells when it is not.
 */
export function beat(write: () => Promise<boolean>): { overtaken: AbortSignal; end(): Promise<void> } {
  const overtaken = new AbortController();
  let writing: Promise<void> = Promise.resolve();
  const once = async () => {
    // While the database is away, the work itself fails and says so.
    const isOurs = await write().catch(() => true);
    if (!isOurs) overtaken.abort();
  };
  const timer = setInterval(() => {
    writing = writing.then(once);
  }, everyMs);
  return {
    overtaken: overtaken.signal,
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
