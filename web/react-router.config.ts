import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { prerenderedPaths, screens } from './src/app/routes.ts'

/** No server renders pages: public pages become files at build time, the rest start from the fallback. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    compressAssets(join(client, 'assets'))
    writeFileSync(
      join(client, 'site.json'),
      JSON.stringify({ prerendered: prerenderedPaths, patterns: appPatterns() }),
    )
  },
} satisfies Config

/** Which addresses the application knows, for the server: every other is a true 404. */
function appPatterns(): string[] {
  const known = screens.filter(({ path }) => path !== '*')
  return known.map(({ path }) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`)
}

/** Assets never change, so they are compressed once, as far as it goes, and not at each request. */
function compressAssets(folder: string): void {
  for (const file of globSync('*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
