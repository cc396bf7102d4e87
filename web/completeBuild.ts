import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { WritePage } from '@bnr/contract/serverDocument'
import { screens } from './src/app/routes.ts'
import type { Screen } from './src/app/screen.ts'

/** Public pages become files; the server is told which addresses there are, every other is a true 404. */
export async function completeBuild(folder: string): Promise<void> {
  const client = join(folder, 'client')
  shortenRoutes(join(client, 'assets'))
  compressAssets(join(client, 'assets'))
  writeFileSync(join(folder, 'server/parts.json'), JSON.stringify(partsOf(client)))
  const { writePage }: { writePage: WritePage } = await import(
    /* @vite-ignore */
    pathToFileURL(join(folder, 'server/index.js')).href
  )
  for (const { path } of files) await writeFile(join(client, path), path, writePage)
  writeFileSync(join(client, 'site.json'), JSON.stringify(site()))
}

/** The server answers the bare address itself, though it is built. */
const files = screens.filter(({ path, prerender }) => prerender && path !== '/')

async function writeFile(folder: string, path: string, writePage: WritePage): Promise<void> {
  const { html } = await writePage({ address: `http://localhost${path}`, isDemo: false })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
}

function site() {
  const listed = (screen: Screen) => ({ path: screen.path, indexed: screen.indexed === true })
  const written = screens.filter(({ path, prerender }) => !prerender && path !== '*')
  return { prerendered: files.map(listed), screens: written.map(listed) }
}

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean }
type Manifest = Record<string, Chunk>

/** Parts that are loaded by themselves, by their file, with all that they need. */
function partsOf(client: string) {
  const folder = join(client, '.vite')
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  const parts = Object.entries(manifest).filter(([, { isDynamicEntry }]) => isDynamicEntry)
  return Object.fromEntries(parts.map(([file]) => [file.replace(/^src\//, ''), filesOf(manifest, file)]))
}

function filesOf(manifest: Manifest, part: string) {
  const met = new Set([part])
  for (const one of met) for (const imported of manifest[one]?.imports ?? []) met.add(imported)
  const chunks = [...met].flatMap((one) => manifest[one] ?? [])
  const named = (files: readonly string[]) => [...new Set(files.map((file) => file.replace('assets/', '')))]
  return {
    scripts: named(chunks.map(({ file }) => file)),
    styles: named(chunks.flatMap(({ css = [] }) => css)),
  }
}

/** What a route's script imports is preloaded by the document; in the browser nobody asks for it, and it is half of the file. */
function shortenRoutes(assets: string): void {
  const [name] = globSync('manifest-*.js', { cwd: assets })
  if (!name) throw new Error('The build has no list of routes')
  const [start, routes] = readFileSync(join(assets, name), 'utf8').split(/(?<="routes":)/)
  const shorter = routes?.replace(/"imports":\[[^\]]*\],/g, '')
  writeFileSync(join(assets, name), `${start}${shorter}`)
}

/** Assets never change, so they are compressed once, as far as it goes, and not at each request. */
function compressAssets(folder: string): void {
  for (const file of globSync('*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
