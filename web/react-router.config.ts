import type { Config } from '@react-router/dev/config'
import { completeBuild } from './completeBuild.ts'

/** The server renders the first document of a visit with the bundle that this build makes. */
export default {
  appDirectory: 'src/app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Loaders are only a few lines of their page and not worth separate files.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => completeBuild(reactRouterConfig.buildDirectory),
} satisfies Config
