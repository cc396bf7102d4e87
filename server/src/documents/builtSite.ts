import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pieces, RenderPage } from '@bnr/contract/serverDocument'
import type { FastifyReply } from 'fastify'
import { inlineScriptHashes, withScripts } from '../http/securityHeaders.ts'
import type { Settings } from '../platform/settings.ts'
import { unlisted } from './crawlers.ts'

export type Page = { html: Buffer; hashes: string[]; indexed: boolean }

/** A screen that the server renders for each visit. Its path may contain parameters. */
export type WrittenScreen = { path: string; pattern: RegExp; indexed: boolean; takesForm: boolean }

/** The built browser side: files, screens, and the function that renders them. */
export type BuiltSite = {
  folder: string
  publicUrl: string
  files: Map<string, Page>
  screens: readonly WrittenScreen[]
  renderPage: RenderPage
  /** Adds the settings that a page needs before any script runs. */
  pageOf: (pieces: Pieces, indexed: boolean) => Page
}

type Manifest = {
  prerendered: { path: string; indexed: boolean }[]
  screens: { path: string; indexed: boolean; takesForm: boolean }[]
}

/** Paths of demo pages, e.g. the outbox. Production serves none of them. */
const demoPages = '/dev/'

/** Returns undefined when nothing was built. */
export async function readBuiltSite(folder: string, config: Settings): Promise<BuiltSite | undefined> {
  const list = join(folder, 'site.json')
  if (!existsSync(list)) return undefined
  const built: Manifest = JSON.parse(readFileSync(list, 'utf8'))
  const [prerendered, screens] = [built.prerendered, built.screens].map((pages) =>
    pages.filter(({ path }) => !config.production || !path.startsWith(demoPages)),
  ) as [Manifest['prerendered'], Manifest['screens']]
  const { renderPage } = await import(pathToFileURL(join(folder, '../server/index.js')).href)
  const pageOf = ([head, ...rest]: Pieces, indexed: boolean): Page => {
    const pieces = [withSettings(head, config), ...rest]
    const html = Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
    return { html, hashes: pieces.flatMap(inlineScriptHashes), indexed }
  }
  const file = (path: string) => piecesOf(readFileSync(join(folder, path, 'index.html'), 'utf8'))
  return {
    folder,
    publicUrl: publicUrlOf(config),
    files: new Map(prerendered.map(({ path, indexed }) => [path, pageOf(file(path), indexed)])),
    screens: screens
      .toSorted((one, other) => parametersOf(one) - parametersOf(other))
      .map((screen) => ({ ...screen, pattern: patternOf(screen.path) })),
    renderPage,
    pageOf,
  }
}

/** Sorts screens as the browser does: exact paths first, then those with parameters, and the catch-all last. */
const parametersOf = ({ path }: { path: string }) => (path.endsWith('*') ? Infinity : path.split(':').length)

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}/?$`)

const publicUrlOf = ({ publicUrl }: Settings) => publicUrl.replace(/\/+$/, '')

function piecesOf(html: string): Pieces {
  const end = html.indexOf('</head>')
  return [html.slice(0, end), html.slice(end)]
}

/**
 * Adds the settings as attributes of the document, so that no inline script is needed. They belong to the head only, since
 * the body may contain text that people wrote.
 */
function withSettings(head: string, config: Settings): string {
  const settings = [
    `data-public-url="${publicUrlOf(config)}"`,
    `data-media-base="${config.mediaBase}"`,
    `data-deter-devtools="${config.deterDevtools ? 'on' : 'off'}"`,
    `data-mode="${config.production ? 'production' : 'demo'}"`,
  ]
  return head
    .replace('<html', () => `<html ${settings.join(' ')}`)
    .replaceAll('%PUBLIC_URL%', () => publicUrlOf(config))
}

/** Sends a page. `body` is its HTML, compressed if the caller has set `content-encoding`. */
export function sendPage(reply: FastifyReply, { html, hashes, indexed }: Page, body = html): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy'))
  if (!indexed) reply.header('x-robots-tag', unlisted)
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache')
  return reply
    .header('content-security-policy', withScripts(policy, hashes))
    .type('text/html; charset=utf-8')
    .send(body)
}
