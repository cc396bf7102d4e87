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
  const headFor = (screen: Screen, html = fallback) =>
    headOf(screen, manifest, html, scripts.get(earlyOf(screen)) ?? '')
  for (const screen of files.filter(({ early }) => early)) {
    const file = join(client, screen.path, 'index.html')
    const built = readFileSync(file, 'utf8')
    const head = headFor(screen, built)
    writeFileSync(
      file,
      shellOf(built, manifest).replace('<link rel="stylesheet"', (first) => head + first),
    )
  }
  const started = screens.filter((screen) => !screen.prerender && screen.path !== '*')
  const otherwise = screens.find(({ path }) => path === '*')
  return {
    prerendered: files.map((screen) => ({ path: screen.path, indexed: isIndexed(screen) })),
    screens: started.map((screen) => ({
      pattern: patternOf(screen),
      head: headFor(screen),
      indexed: isIndexed(screen),
    })),
    otherwise: otherwise ? headFor(otherwise) : '',
  }
}

/** The server answers the bare address itself, though it is built: the fallback is made only where it is. */
const files = screens.filter(({ path, prerender }) => prerender && path !== '/')
const isIndexed = ({ indexed }: Screen): boolean => indexed === true

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
