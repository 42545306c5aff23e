/** Does the human check; its puzzle is worked out in a browser, so the server has no answer for a form posted without JavaScript. */
export type ProveHuman = () => Promise<string | undefined>;

/** The answer to the human check; its code is loaded only for those who are asked. Throws CallFailed. */
export async function proveHuman(): Promise<string> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge();
}
