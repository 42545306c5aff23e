/** Pages that people read before they give a shop their address; private shops also show them at their gate. */
export const legalPaths = ['/terms-conditions', '/privacy-policy'] as const;
export type LegalPath = (typeof legalPaths)[number];

export function isLegalPath(path: string): path is LegalPath {
  return (legalPaths as readonly string[]).includes(path);
}
