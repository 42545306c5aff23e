import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: '.',
  buildDirectory: '../build/admin',
  basename: '/admin',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: { v8_viteEnvironmentApi: true },
} satisfies Config;
