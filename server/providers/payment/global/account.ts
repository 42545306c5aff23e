export interface GlobalAccount {
  /** Real money; the sandbox has apps of its own. */
  live: boolean;
  appId: string;
  appKey: string;
  /** Of the account for transaction processing; '' = the first of the app. */
  accountName: string;
  /** ISO 3166-1, two letters. */
  country: string;
}
