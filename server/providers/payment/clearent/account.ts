export interface ClearentAccount {
  /** Real money; the sandbox has keys of its own. */
  live: boolean;
  /** For the card form and for the signature of notices: hexadecimal digits. */
  publicKey: string;
  apiKey: string;
}

export const gatewayOf = ({ live }: Pick<ClearentAccount, 'live'>) =>
  live ? 'https://gateway.clearent.net' : 'https://gateway-sb.clearent.net';
