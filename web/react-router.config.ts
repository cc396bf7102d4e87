import type { Config } from '@react-router/dev/config'
import { completeBuild } from './completeBuild.ts'

/** The server writes the first page of a visit, with the bundle that this makes for it; the router needs no files of its own. */
export default {
  appDirectory: 'src/app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // What reads ahead is a few lines of its page: not worth files of their own.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => completeBuild(reactRouterConfig.buildDirectory),
} satisfies Config
