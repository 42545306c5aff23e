/** The answer to the human check; its code is loaded only for those who are asked. Throws CallFailed. */
export async function proveHuman(): Promise<string> {
  const { solveChallenge } = await import('./solve-challenge.ts');
  return solveChallenge();
}
