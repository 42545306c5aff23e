interface Readers {
  audience: string;
  /** Years. */
  age_from: number | null;
  age_to: number | null;
}

/** For whom a book is: 'Children (ages 8 to 12)', 'Young adult', 'Ages 3 and up'. Empty when nothing is known. */
export function audienceText({ audience, age_from, age_to }: Readers): string {
  const ages = agesText(age_from, age_to);
  if (!ages) return audience;
  return audience ? `${audience} (${ages})` : `${ages[0]?.toUpperCase()}${ages.slice(1)}`;
}

function agesText(from: number | null, to: number | null): string {
  if (from === null) return to === null ? '' : `ages up to ${to}`;
  if (to === null) return `ages ${from} and up`;
  return from === to ? `age ${from}` : `ages ${from} to ${to}`;
}
