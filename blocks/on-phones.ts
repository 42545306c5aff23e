import type { CSSProperties } from 'react';

type Mobile<D> = { [K in keyof D as K extends `mobile_${infer N}` ? N : never]: Exclude<D[K], null> };

/** The settings that a phone has instead, of those that have a variant for it; empty when the owner wants none. */
export function onPhones<D extends { allow_mobile_overrides: boolean }>(data: D): Partial<Mobile<D>> {
  if (!data.allow_mobile_overrides) return {};
  const variants = Object.entries(data).filter(([key, value]) => key.startsWith('mobile_') && value !== null);
  return Object.fromEntries(variants.map(([key, value]) => [key.slice('mobile_'.length), value])) as Partial<
    Mobile<D>
  >;
}

/**
 * Numbers of a block as custom properties, `--height` and, for phones, `--mobile-height`: the page's CSS chooses by the
 * width, so that the server's HTML is right for every width. `units` says which settings, and their unit.
 */
export function measures<D extends { allow_mobile_overrides: boolean }>(
  data: D,
  units: { readonly [K in keyof D]?: string },
): CSSProperties {
  const narrow = onPhones(data) as Record<string, unknown>;
  const properties = Object.entries(units).flatMap(([key, unit]) => {
    const name = key.replaceAll('_', '-');
    const wide = data[key as keyof D];
    return [
      ...(typeof wide === 'number' ? [[`--${name}`, `${wide}${unit}`]] : []),
      ...(typeof narrow[key] === 'number' ? [[`--mobile-${name}`, `${narrow[key]}${unit}`]] : []),
    ];
  });
  return Object.fromEntries(properties) as CSSProperties;
}
