/** Inches of '6.0', '6 in', '15,2 cm', '152 mm'; undefined when it is no length. */
export function parseLength(text: string): number | undefined {
  return measure(text, { '': 1, in: 1, inch: 1, inches: 1, '"': 1, cm: 1 / 2.54, mm: 1 / 25.4 }, 100);
}

/** Pounds of '0.8', '0.8 lb', '12 oz', '350 g', '0,35 kg'; undefined when it is no weight. */
export function parseWeight(text: string): number | undefined {
  const grams = 1 / 453.592_37;
  const units = {
    '': 1,
    lb: 1,
    lbs: 1,
    pound: 1,
    pounds: 1,
    oz: 1 / 16,
    ounces: 1 / 16,
    g: grams,
    kg: 1000 * grams,
  };
  return measure(text, units, 500);
}

/** The number of pages in '246', '246.0', '246 p.', 'xii, 246 pages'; undefined for 0 and for no number. */
export function parsePages(text: string): number | undefined {
  const numbers = (text.replace(/\.0+$/, '').match(/\d+/g) ?? []).map(Number);
  const pages = Math.max(0, ...numbers);
  return pages > 0 && pages <= 30_000 ? pages : undefined;
}

/** Whole years from '8', '8-12', '8 to 12 years', '8+'; undefined without a number. */
export function parseAges(text: string): { from: number; to?: number } | undefined {
  const ages = /(\d{1,2})\s*(?:-|–|to|à|bis|a)?\s*(\d{1,2})?/.exec(text);
  if (!ages?.[1]) return undefined;
  return { from: Number(ages[1]), ...(ages[2] ? { to: Number(ages[2]) } : {}) };
}

function measure(text: string, units: Record<string, number>, max: number): number | undefined {
  const parts = /^(\d+(?:[.,]\d+)?)\s*([a-z"]*)\.?$/i.exec(text.trim());
  const factor = units[parts?.[2]?.toLowerCase() ?? 'none'];
  if (!parts?.[1] || factor === undefined) return undefined;
  const value = Math.round(Number(parts[1].replace(',', '.')) * factor * 1000) / 1000;
  return value > 0 && value <= max ? value : undefined;
}
