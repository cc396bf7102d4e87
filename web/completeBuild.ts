import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RenderPage } from '@bnr/contract/serverDocument'
import { lazyFilesName } from './lazyFiles.ts'
import { offlineWorker } from './src/app/offline/offlineWorker.ts'
import { workerPath } from './src/app/offline/registration.ts'
import type { Screen } from './src/screens/screen.ts'
import { screens } from './src/screens/screens.ts'

/**
 * Completes the build: writes public pages and the offline worker as files, and lists all addresses for the server,
 * which replies 404 to any other.
 */
export async function completeBuild(folder: string): Promise<void> {
  const client = join(folder, 'client')
  const manifest = shortenRoutes(join(client, 'assets'))
  compressAssets(join(client, 'assets'))
  writeFileSync(join(folder, 'server/parts.json'), JSON.stringify(partsOf(client)))
  const { renderPage }: { renderPage: RenderPage } = await import(
    /* @vite-ignore */
    pathToFileURL(join(folder, 'server/index.js')).href
  )
  for (const { path } of files) await writeFile(join(client, path), path, renderPage)
  writeFileSync(join(client, workerPath), offlineWorker())
  writeFileSync(join(client, 'site.json'), JSON.stringify(site(manifest)))
}

/** The server replies to `/` itself, although the page is prerendered. */
const files = screens.filter(({ path, prerender }) => prerender && path !== '/')

async function writeFile(folder: string, path: string, renderPage: RenderPage): Promise<void> {
  const { pieces, redirect } = await renderPage({ address: `http://localhost${path}`, isDemo: false })
  if (redirect) throw new Error(`${path} redirects everybody`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), pieces.join(''))
}

/** A screen whose file exports an `action` takes the form of people without JavaScript. */
function site({ routes }: RouteManifest) {
  const listed = ({ path, indexed }: Screen) => ({
    path,
    indexed: indexed === true,
    takesForm: routes[path]?.hasAction === true,
  })
  const written = screens.filter(({ path, prerender }) => !prerender && path !== '*')
  return { prerendered: files.map(listed), screens: written.map(listed) }
}

type Chunk = { file: string; css?: string[]; imports?: string[] }
type Manifest = Record<string, Chunk>

/** Maps the file of each lazily loaded part to the scripts and styles it needs. */
function partsOf(client: string) {
  const folder = join(client, '.vite')
  const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const manifest: Manifest = read('manifest.json')
  const chunkOf: Record<string, string> = read(lazyFilesName)
  rmSync(folder, { recursive: true })
  const keys = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]))
  const filesIn = (chunk: string) => {
    const key = keys.get(chunk)
    if (!key) throw new Error(`The manifest has no ${chunk}`)
    return filesOf(manifest, key)
  }
  return Object.fromEntries(Object.entries(chunkOf).map(([file, chunk]) => [file, filesIn(chunk)]))
}

function filesOf(manifest: Manifest, chunk: string) {
  const met = new Set([chunk])
  for (const key of met) for (const imported of manifest[key]?.imports ?? []) met.add(imported)
  const chunks = [...met].flatMap((key) => manifest[key] ?? [])
  const named = (files: readonly string[]) => [...new Set(files.map((file) => file.replace('assets/', '')))]
  return {
    scripts: named(chunks.map(({ file }) => file)),
    styles: named(chunks.flatMap(({ css = [] }) => css)),
  }
}

type Route = Record<string, unknown>
type RouteManifest = { routes: Record<string, Route> }

/** Shortens the routes, which every page loads, to what the browser reads and cannot work out. Returns the whole ones. */
function shortenRoutes(assets: string): RouteManifest {
  const [name] = globSync('manifest-*.js', { cwd: assets })
  if (!name) throw new Error('The build has no route manifest')
  const file = join(assets, name)
  const [start, json] = readFileSync(file, 'utf8').split(/(?<=^window\.__reactRouterManifest=)/)
  const manifest: RouteManifest = JSON.parse((json ?? '').replace(/;$/, ''))
  const whole = Object.entries(manifest.routes)
  const routes = whole.map(([id, route], at) => [id, shortened(id, route, whole[at - 1]?.[1])])
  const shorter = JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })
  writeFileSync(file, `${start}${shorter};${restoreRoutes}`)
  return manifest
}

function shortened(id: string, route: Route, before: Route | undefined): Route {
  const left = Object.entries(route).filter(
    ([name, value]) => !isLeftOut(id, name, value) && !isSameParent(name, value, before),
  )
  return JSON.parse(
    JSON.stringify(Object.fromEntries(left)).replace(/"\/assets\/([^"]+)\.(?:js|css)/g, '"$1'),
  )
}

/**
 * The document preloads the scripts of the import lists, nothing reads whether there is a default export, and only
 * browsers without JavaScript post forms to pages.
 */
function isLeftOut(id: string, name: string, value: unknown): boolean {
  if (['imports', 'hasDefaultExport', 'hasAction', 'id'].includes(name)) return true
  if (name === 'css') return Array.isArray(value) && value.length === 0
  return value === false || (name === 'path' && `/${value}` === id)
}

/** Most routes have the layout of the route before them. */
const isSameParent = (name: string, value: unknown, before: Route | undefined) =>
  name === 'parentId' && value === before?.parentId

/** Runs in the browser and gives each route what `shortened` left out. */
const restoreRoutes = `{let p;for(const[i,r]of Object.entries(window.__reactRouterManifest.routes)){let a="/assets/"
r.id=i;p=r.parentId??=p;r.module=a+r.module+".js";r.css=(r.css||[]).map(c=>a+c.replace(/#?$/,".css$&"))
if(i[0]=="/"&&!r.index)r.path??=i.slice(1)}}`

/** Compresses assets once at build time, at the highest level, since they never change. */
function compressAssets(folder: string): void {
  for (const file of globSync('*.{js,css}', { cwd: folder })) {
    const content = readFileSync(join(folder, file))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(folder, `${file}.gz`), gzipSync(content, { level: 9 }))
  }
}
