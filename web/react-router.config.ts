import type { Config } from '@react-router/dev/config'
import { prerenderedPaths } from './src/app/routes.ts'

/** No server renders pages: public pages become files at build time, the rest start from the fallback. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedPaths,
} satisfies Config
