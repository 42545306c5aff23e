export interface ClearentAccount {
  /** Real money; the sandbox has keys of its own. */
  live: boolean;
  /** Of the card form, and of the signature below notices: hexadecimal digits. */
  publicKey: string;
  apiKey: string;
}

export const gatewayOf = ({ live }: Pick<ClearentAccount, 'live'>) =>
  live ? 'https://gateway.clearent.net' : 'https://gateway-sb.clearent.net';
