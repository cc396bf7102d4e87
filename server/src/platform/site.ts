import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Clock } from './clock.ts'
import { crawlers, unlisted } from './crawlers.ts'
import { Failure } from './failure.ts'
import { withPreview } from './pageHead.ts'
import { inlineScriptHashes, withScripts } from './securityHeaders.ts'
import { noSitePages, type SitePages } from './sitePages.ts'

const year = 31_536_000
const home = '/home'

type Built = { folder: string; config: Config; clock: Clock; stored?: SitePages }

/** Serves the built browser side: hashed assets for ever, prerendered pages, the app for its paths, else a true 404. */
export async function site(app: FastifyInstance, built: Omit<Built, 'folder'> & { folder?: string }) {
  const { folder, clock, config, stored = noSitePages } = built
  const pages = folder && existsSync(join(folder, 'site.json')) ? readPages(folder, config) : undefined
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isReply(url)) reply.header('x-robots-tag', unlisted)
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages, stored))
  if (!folder || !pages) return
  await serveFiles(app, folder)
  // For good, but asked again each time: should the start ever move, no browser holds on to the old one.
  app.get('/', ({ url }, reply) =>
    reply.header('cache-control', 'no-cache').redirect(home + url.slice(1), 308),
  )
  for (const [path, page] of pages.prerendered) app.get(path, (_request, reply) => sendPage(reply, page))
  const indexed = [...pages.prerendered].filter(([, page]) => page.indexed).map(([path]) => path)
  crawlers(app, { publicUrl: pages.publicUrl, indexed, pages: stored, now: clock.now })
}

/** Photos of stories are as public as the stories; those of people are nobody's to find. */
const isReply = (url: string) => /^\/(api|media(?!\/testimonials\/))(\/|$|\?)/.test(url)

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    decorateReply: false,
  })
  // Icons and the like keep their names when they change: browsers ask whether theirs still holds.
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    cacheControl: true,
    maxAge: 0,
    globIgnore: ['**/*.html', 'assets/**', 'site.json'],
  })
}

type Page = { html: string; hashes: string[]; indexed: boolean }

type Pages = {
  publicUrl: string
  prerendered: Map<string, Page>
  /** Screens that start from the fallback, each with its own script and list of what to fetch at once. */
  screens: { pattern: RegExp; page: Page }[]
  fallback: Page
}

type Manifest = {
  prerendered: { path: string; indexed: boolean }[]
  screens: { pattern: string; head: string; indexed: boolean }[]
  otherwise: string
}

const fallback = '__spa-fallback.html'
const styles = '<link rel="stylesheet"'

function readPages(folder: string, config: Config): Pages {
  const { prerendered, screens, otherwise }: Manifest = JSON.parse(
    readFileSync(join(folder, 'site.json'), 'utf8'),
  )
  const page = (file: string, indexed: boolean, head = ''): Page => {
    // Ahead of the styles: a script waits for those that stand before it.
    const built = readFileSync(join(folder, file), 'utf8').replace(styles, (first) => `${head}${first}`)
    const html = withSettings(built, config)
    return { html, hashes: inlineScriptHashes(html), indexed }
  }
  return {
    publicUrl: publicUrlOf(config),
    prerendered: new Map(
      prerendered.map(({ path, indexed }) => [path, page(join(path, 'index.html'), indexed)]),
    ),
    screens: screens.map(({ pattern, head, indexed }) => ({
      pattern: new RegExp(pattern),
      page: page(fallback, indexed, head),
    })),
    fallback: page(fallback, false, otherwise),
  }
}

const publicUrlOf = ({ publicUrl }: Config) => publicUrl.replace(/\/+$/, '')

/** Settings the pages need before any script runs, as attributes of the document: no inline script is needed. */
function withSettings(html: string, config: Config): string {
  const settings = [
    `data-public-url="${publicUrlOf(config)}"`,
    `data-media-base="${config.mediaBase}"`,
    `data-deter-devtools="${config.deterDevtools ? 'on' : 'off'}"`,
    `data-mode="${config.production ? 'production' : 'demo'}"`,
  ]
  return html
    .replace('<html', `<html ${settings.join(' ')}`)
    .replaceAll('%PUBLIC_URL%', () => publicUrlOf(config))
}

function sendPage(reply: FastifyReply, { html, hashes, indexed }: Page) {
  const policy = String(reply.getHeader('content-security-policy'))
  if (!indexed) reply.header('x-robots-tag', unlisted)
  return reply
    .header('content-security-policy', withScripts(policy, hashes))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

async function notFound(
  { url, method, log }: FastifyRequest,
  reply: FastifyReply,
  pages: Pages | undefined,
  stored: SitePages,
) {
  const path = url.split('?')[0] ?? '/'
  const wantsPage = method === 'GET' && !/^\/(api|media|assets)(\/|$)/.test(path)
  if (!pages || !wantsPage) throw new Failure('not_found')
  const screen = pages.screens.find(({ pattern }) => pattern.test(path))
  if (!screen) return sendPage(reply.status(404), pages.fallback)
  // The page itself says what is wrong with the database.
  const preview = await stored.preview(path).catch((err) => void log.warn({ err }, 'no preview of a page'))
  if (preview === null) return sendPage(reply.status(404), { ...screen.page, indexed: false })
  reply.status(200)
  if (!preview) return sendPage(reply, screen.page)
  const { publicUrl } = pages
  const address = publicUrl + path.replace(/\/+$/, '')
  return sendPage(reply, {
    ...screen.page,
    html: withPreview(screen.page.html, preview, address, publicUrl),
  })
}
