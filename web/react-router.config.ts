import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths, screens } from './src/app/routes.ts'

/** No server renders pages: public pages become files at build time, the rest start from the fallback. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) => {
    const file = join(reactRouterConfig.buildDirectory, 'client', 'site.json')
    writeFileSync(file, JSON.stringify({ prerendered: prerenderedPaths, patterns: appPatterns() }))
  },
} satisfies Config

/** Which addresses the application knows, for the server: every other is a true 404. */
function appPatterns(): string[] {
  const known = screens.filter(({ path }) => path !== '*')
  return known.map(({ path }) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`)
}
