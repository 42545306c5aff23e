import { children, code, type El, positive } from './element.ts';
import type { MessageContext } from './header.ts';

interface Measures {
  /** Inches. */
  height?: number;
  width?: number;
  thickness?: number;
  /** Pounds. */
  weight?: number;
}

const INCHES: Record<string, number> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, m: 39.3701, ft: 12, px: 0 };
const POUNDS: Record<string, number> = {
  lb: 1,
  oz: 1 / 16,
  gr: 1 / 453.59237,
  g: 1 / 453.59237,
  kg: 2.2046226,
};

/** Measure type (list 48) and unit (list 50) as inches and pounds; unknown units are left out. */
export function measuresOf(block: El | undefined, message: MessageContext): Measures {
  const composites = children(block, 'Measure');
  const measure = (type: string, units: Record<string, number>, old: string, oldUnit: string | undefined) => {
    for (const element of composites) {
      if ((code(element, 'MeasureType') ?? code(element, 'MeasureTypeCode')) !== type) continue;
      const converted = convert(positive(element, 'Measurement'), code(element, 'MeasureUnitCode'), units);
      if (converted) return converted;
    }
    // The plain elements of ONIX 1 carry no unit of their own.
    return convert(positive(block, old), oldUnit, units);
  };
  const linear = message.linear_unit;
  return {
    height: measure('01', INCHES, 'Height', linear),
    width: measure('02', INCHES, 'Width', linear),
    thickness: measure('03', INCHES, 'Thickness', linear),
    weight: measure('08', POUNDS, 'Weight', message.weight_unit),
  };
}

function convert(value: number | undefined, unit: string | undefined, units: Record<string, number>) {
  const factor = units[unit?.toLowerCase() ?? ''];
  if (!value || !factor) return undefined;
  return Math.round(value * factor * 1000) / 1000 || undefined;
}
