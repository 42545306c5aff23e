import type { FrameLocator, Page } from '@playwright/test';

/** The provider's page, in the frame of the shop's own form. */
export const sandboxForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Card details"]').frameLocator('iframe');

/** Fills in and sends the card form of the sandbox; the card is approved unless the number says otherwise. */
export async function payAtSandbox(
  page: Page,
  { number = '4242424242424242', postalCode = '04101' } = {},
): Promise<void> {
  const form = sandboxForm(page);
  await form.getByLabel('Name on card').fill('Ada Marsh');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Month').selectOption('12');
  await form.getByLabel('Year').selectOption(String(new Date().getFullYear() + 2));
  await form.getByLabel('CVV').fill('987');
  await form.getByLabel('Postal code').fill(postalCode);
  await form.getByRole('button', { name: 'Finalize Checkout' }).click();
}
