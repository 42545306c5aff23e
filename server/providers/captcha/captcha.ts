/** The invisible human check. `issue` makes a puzzle for the browser, `verify` accepts each solution once. */
export interface CaptchaProvider {
  readonly name: string;
  issue(): Promise<Record<string, unknown>>;
  /** False for a wrong, expired or reused solution. */
  verify(solution: string): Promise<boolean>;
}
