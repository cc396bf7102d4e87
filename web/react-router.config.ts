import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Config } from '@react-router/dev/config'
import { buildEarlyScript, headOf, readManifest, shellOf } from './shells.ts'
import { prerenderedPaths, type Screen, screens } from './src/app/routes.ts'

/** No server renders pages: public pages become files at build time, the rest start from the fallback. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: prerenderedPaths,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client')
    compressAssets(join(client, 'assets'))
    writeFileSync(join(client, 'site.json'), JSON.stringify(await siteOf(client)))
  },
} satisfies Config

/** Which addresses the application knows, for the server: every other is a true 404. */
async function siteOf(client: string) {
  const manifest = readManifest(client)
  const fallback = readFileSync(join(client, fallbackFile), 'utf8')
  writeFileSync(join(client, fallbackFile), shellOf(fallback, manifest))
  const scripts = new Map<string, string>()
  for (const name of new Set(screens.map(earlyOf))) scripts.set(name, await buildEarlyScript(name))
  const headFor = (screen: Screen) => headOf(screen, manifest, fallback, scripts.get(earlyOf(screen)) ?? '')
  const known = screens.filter(({ path }) => path !== '*')
  const otherwise = screens.find(({ path }) => path === '*')
  return {
    prerendered: prerenderedPaths,
    screens: known.map((screen) => ({ pattern: patternOf(screen), head: headFor(screen) })),
    otherwise: otherwise ? headFor(otherwise) : '',
  }
}

const fallbackFile = '__spa-fallback.html'
const earlyOf = ({ early }: Screen): string => early ?? 'session'
const patternOf = ({ path }: Screen) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`

/** Assets never change, so they are compressed once, as far as it goes, and not at each request. */
function compressAssets(folder: string): void {
  for (const file of globSync('*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
