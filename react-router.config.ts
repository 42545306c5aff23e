import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  buildDirectory: 'build',
  ssr: true,
  // The routes are few and all of them public: no need to ask the server for them one by one.
  routeDiscovery: { mode: 'initial' },
  future: { v8_viteEnvironmentApi: true },
} satisfies Config;
