import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSessionUser } from '@bnr/contract/accounts/endpoints'
import { readProfile } from '@bnr/contract/profiles/endpoints'
import { build, type Rolldown } from 'vite'
import { branchOf, type Screen } from './src/app/routes.ts'
import { apiBase } from './src/platform/settings.ts'

type Assets = { module: string; imports: readonly string[]; css: readonly string[] }
export type Manifest = { routes: Record<string, Assets> }

/**
 * What a browser may fetch at once for a screen that starts from the fallback page. Without these lines it
 * would learn of them one after another, each a round trip later.
 */
export function headOf(screen: Screen, manifest: Manifest, earlyScript: string): string {
  const routes = branchOf(screen).flatMap((id) => manifest.routes[id] ?? [])
  const scripts = new Set(routes.flatMap(({ module, imports }) => [module, ...imports]))
  const styles = new Set(routes.flatMap(({ css }) => css.map((address) => address.replace(/#$/, ''))))
  return [
    ...(screen.prerender ? [] : [`<script data-readings="${readingsOf(screen)}">${earlyScript}</script>`]),
    ...[...styles].map((address) => `<link rel="preload" as="style" href="${address}"/>`),
    ...[...scripts].map((address) => `<link rel="modulepreload" href="${address}"/>`),
  ].join('')
}

const oneProfile = `${readProfile.path}?pid=:id`

/** What a screen's first calls read, by the screen's path; `:id` is the last part of its address. */
const readings: Readonly<Record<string, string>> = {
  '/profile/:id': oneProfile,
  '/profile/update/:id': oneProfile,
}

function readingsOf({ path }: Screen): string {
  const addresses = [readSessionUser.path, ...(readings[path] ? [readings[path]] : [])]
  return addresses.map((address) => `${apiBase}${address}`).join(' ')
}

/** The script that every such page carries within itself. */
export async function buildEarlyScript(): Promise<string> {
  const entry = fileURLToPath(new URL('./src/app/early.ts', import.meta.url))
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'early', fileName: 'early' } },
  })) as Rolldown.RolldownOutput[]
  return built[0]?.output[0].code.trim() ?? ''
}

/** The router's own list of routes and their files, as it goes to the browser. */
export function readManifest(client: string): Manifest {
  const [file = ''] = globSync('assets/manifest-*.js', { cwd: client })
  const [json = ''] = /\{.*\}/s.exec(readFileSync(join(client, file), 'utf8')) ?? []
  return JSON.parse(json) as Manifest
}
