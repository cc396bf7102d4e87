import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { branchOf, type Screen } from './src/app/routes.ts'
import { wireNames } from './wireNames.ts'

type Assets = {
  module: string
  clientLoaderModule?: string
  imports: readonly string[]
  css: readonly string[]
}
export type Manifest = { url: string; entry: Assets; routes: Record<string, Assets> }

/** Preloads that the router writes for every page alike; each screen has its own in their place. */
const commonPreloads = /<link rel="(?:modulepreload|preload)"[^>]*>/g

/**
 * The page from which all screens start that are not built beforehand. Only the largest script is named in it; an
 * early script asks for the screen's data, and then for the rest.
 */
export function shellOf(fallback: string, manifest: Manifest): string {
  return fallback
    .replaceAll(commonPreloads, '')
    .replace('</title>', `</title><link rel="modulepreload" href="${manifest.entry.module}"/>`)
}

/** What stands at the head of one screen: without it a browser would learn of these files one after another. */
export function headOf(screen: Screen, manifest: Manifest, fallback: string, earlyScript: string): string {
  const routes = ['root', ...branchOf(screen)].flatMap((id) => manifest.routes[id] ?? [])
  const scripts = [...routes.flatMap(scriptsOf), manifest.url]
  const styles = routes.flatMap(({ css }) => css.map((address) => address.replace(/#$/, '')))
  const fonts = [...fallback.matchAll(/href="([^"]+\.woff2)"/g)].map(([, address = '']) => address)
  const files = new Set([...scripts, ...styles, ...fonts])
  for (const already of [manifest.entry.module, ...stylesOf(fallback)]) files.delete(already)
  return `<script data-files="${[...files].join(' ')}">${earlyScript}</script>`
}

const scriptsOf = ({ module, clientLoaderModule, imports }: Assets) =>
  [...imports, module, clientLoaderModule].filter((address) => address !== undefined)
const stylesOf = (html: string) =>
  [...html.matchAll(/href="([^"#]+\.css)/g)].map(([, address = '']) => address)

const words = Object.fromEntries(
  Object.entries(wireNames).map(([name, words]) => [`wireNames.${name}`, JSON.stringify(words)]),
)

/** A script that pages carry within themselves. */
export async function buildEarlyScript(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`./src/app/early/${name}.ts`, import.meta.url))
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    define: words,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'early', fileName: 'early' } },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code.trim() ?? ''
}

/** The router's own list of routes and their files, as it goes to the browser. */
export function readManifest(client: string): Manifest {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const [json = ''] = /\{.*\}/s.exec(readFileSync(join(client, file), 'utf8')) ?? []
  return { ...JSON.parse(json), url: `/${file}` }
}
