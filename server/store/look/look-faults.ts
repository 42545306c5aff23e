import { isPicture } from '../../../contract/logo.ts';
import type { ShopLook } from '../../../contract/look.ts';
import { themeFaults } from '../../../storefront/theme/theme-faults.ts';

/** Why a look cannot be published: values that mean nothing, colors too faint on each other, and addresses of no picture. A sentence each. */
export function lookFaults({ theme, font_pair, logo_url, favicon_url }: ShopLook): string[] {
  const pictures = [
    ['logo', logo_url],
    ['icon', favicon_url],
  ].flatMap(([name, address]) =>
    !address || (isPicture(address) && /^(?:\/|https?:\/\/)/i.test(address))
      ? []
      : [`The address of the ${name} must begin with / or https://.`],
  );
  return [...themeFaults(theme, font_pair), ...pictures];
}
