interface Part {
  component: string;
  data?: Record<string, unknown>;
}

const isFooter = ({ component }: Part) => component === 'footer_bar';
const partsOf = (stored: unknown) => (Array.isArray(stored) ? stored : []) as Part[];

/** Whether the footer links to the terms, by the setting `global_content`; it does unless that says otherwise. */
export const linksToTerms = (stored: unknown): boolean =>
  partsOf(stored).find(isFooter)?.data?.terms_condition_enabled !== false;

/** `global_content` with or without the link to the terms. */
export function withTerms(stored: unknown, isLinked: boolean): Part[] {
  const parts = partsOf(stored);
  const all = parts.some(isFooter) ? parts : [...parts, { component: 'footer_bar' }];
  return all.map((part) =>
    isFooter(part) ? { ...part, data: { ...part.data, terms_condition_enabled: isLinked } } : part,
  );
}
