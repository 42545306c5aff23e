import { defineConfig } from 'vitest/config';

/** `npm run test:browsers`: journeys in browsers that Playwright does not drive. */
export default defineConfig({
  test: {
    include: ['test/browsers/*.browser.ts'],
    environment: 'node',
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // As with the stories: a machine that stands still for ten seconds is no fault of the shop.
    retry: 1,
  },
});
