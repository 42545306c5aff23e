/** Longer than this a shopper should not look at a button that turns. */
const patienceMs = 30_000;

/** After a lost connection: most likely one process of the shop has ended, and the others are there. */
const afterLossMs = 500;

/**
 * Sends a call again for as long as the shop answers 503 and says when to come back (Retry-After): it is busy, or starts again.
 * After a lost connection it is sent once more. The body keeps its `uuid`, so that the server does what it asks once however often it arrives. The answer to a human check
 * counts once as well: such a call is sent once.
 */
export async function sendPatiently<Answer extends Pick<Response, 'status' | 'headers'>>(
  send: () => Promise<Answer>,
  body: URLSearchParams,
  signal?: AbortSignal,
): Promise<Answer> {
  const mayRepeat = Boolean(body.get('uuid')) && !body.has('captcha');
  const end = Date.now() + patienceMs;
  for (let losses = 0; ; ) {
    const response = await send().catch((e: unknown) => {
      losses += 1;
      if (!mayRepeat || losses > 1 || signal?.aborted) throw e;
      return null;
    });
    if (response === null) {
      await pause(afterLossMs, signal);
      continue;
    }
    const waitMs = mayRepeat ? waitOf(response) : null;
    if (waitMs === null || Date.now() + waitMs > end) return response;
    await pause(waitMs, signal);
  }
}

/** Null when the answer stands. Up to half as long again, so that many who were refused together do not come back together. */
function waitOf({ status, headers }: Pick<Response, 'status' | 'headers'>): number | null {
  const seconds = Number(headers.get('retry-after'));
  return status === 503 && seconds > 0 ? seconds * 1000 * (1 + Math.random() / 2) : null;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
