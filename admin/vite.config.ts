import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { asciiOnServer } from '../scripts/ascii-on-server.mjs';

/** The back office is an app of its own (docs/decisions/0041): what it loads, no shopper does. */
export default defineConfig({
  base: '/admin/',
  publicDir: false,
  // Not the storefront's: each build would throw away what the other has prepared.
  cacheDir: '../node_modules/.vite-admin',
  plugins: [reactRouter(), asciiOnServer],
  build: {
    // Baseline 2023, as the README says.
    target: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
    assetsInlineLimit: 0,
    sourcemap: false,
    emptyOutDir: false,
  },
});
