/** What two spellings of one mailbox share, for finding and for keeping apart; mail always goes to the stored spelling. */
export function emailKey(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
