import type { Field } from '../contract/settings/field.ts';
import { listOf } from './list-of.ts';

/** A value as `store settings` shows it; for a secret one, only whether it is set. */
export function settingText({ secret, control }: Field, value: unknown): string {
  if (secret) return value ? 'set' : 'not set';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (control === 'list' || control === 'boxes') return (value as string[]).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The value of a text that a person typed; what cannot be read stays text, which the check of the setting then refuses. */
export function typedValue({ control }: Field, typed: string): unknown {
  switch (control) {
    case 'switch':
      return (
        { yes: true, true: true, on: true, no: false, false: false, off: false }[typed.toLowerCase()] ?? typed
      );
    case 'number':
    case 'money':
      // '25.00' for an amount in cents is a mistake, not 25.
      return String(Number(typed)) === typed ? Number(typed) : typed;
    case 'list':
    case 'boxes':
      return listOf(typed);
    case 'data':
    case 'rows':
      return parsedJson(typed);
    default:
      return typed;
  }
}

function parsedJson(typed: string): unknown {
  try {
    return JSON.parse(typed);
  } catch {
    return typed;
  }
}
