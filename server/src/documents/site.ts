import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { ofPages } from '../http/compression.ts'
import { limitByAddress } from '../http/limitByAddress.ts'
import type { Clock } from '../platform/clock.ts'
import { Failure } from '../platform/failure.ts'
import type { Settings } from '../platform/settings.ts'
import { serveAssets } from './assets.ts'
import { type BuiltSite, readBuiltSite } from './builtSite.ts'
import { sendKeptPage } from './cachedPages.ts'
import { crawlers, unlisted } from './crawlers.ts'
import { pathOf } from './pageAddress.ts'
import { type AsVisitor, type ServerDocuments, serverDocuments } from './serverDocuments.ts'
import { noSitePages, type SitePages } from './sitePages.ts'
import { takeForm } from './takeForm.ts'

const home = '/home'

/** Many families share the address of a mobile network. */
export const documentsAMinute = 300

type Parts = {
  folder?: string
  config: Settings
  clock: Clock
  registry: Registry
  asVisitor: AsVisitor
  stored?: SitePages
}

/**
 * Serves the browser side: hashed assets, built pages, screens rendered for each visit, and a 404 for everything
 * else.
 */
export async function site(app: FastifyInstance, parts: Parts) {
  const { folder, clock, config, stored = noSitePages } = parts
  const built = folder ? await readBuiltSite(folder, config) : undefined
  const pages = built && serverDocuments(app, { ...parts, built, stored })
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isReply(url)) reply.header('x-robots-tag', unlisted)
  })
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages))
  if (!built || !pages) return
  serveAssets(app, join(built.folder, 'assets'))
  await serveFixedNames(app, built.folder)
  const limit = limitByAddress(app, 'documents', documentsAMinute)
  const limited = limit ? { onRequest: limit } : {}
  // Permanent, but not cached: if the home page ever moves, no browser remembers the old address.
  app.get('/', ({ url }, reply) =>
    reply.header('cache-control', 'no-cache').redirect(home + url.slice(1), 308),
  )
  for (const [path, page] of built.files)
    app.get(path, limited, (_request, reply) => sendKeptPage(reply, page))
  for (const screen of built.screens) if (screen.takesForm) takeForm(app, screen, pages, limited)
  // A route, since replies of the not-found handler are not compressed.
  const written = { ...limited, compress: ofPages }
  app.get('/*', written, (request, reply) => notFoundUnlessPage(request, reply, pages))
  crawlers(app, { publicUrl: built.publicUrl, indexed: indexedOf(built), pages: stored, now: clock.now })
}

/** Pages without parameters that search engines may list. */
function indexedOf({ files, screens }: BuiltSite): string[] {
  const ofFiles = [...files].filter(([, page]) => page.indexed).map(([path]) => path)
  const written = screens.filter(({ indexed, path }) => indexed && !path.includes(':'))
  return [...ofFiles, ...written.map(({ path }) => path)]
}

/**
 * Whether an address is an API reply or a photo of a person. Photos of testimonials are public and may be indexed.
 */
const isReply = (url: string) => /^\/(api|media(?!\/testimonials\/))(\/|$|\?)/.test(url)

/** Icons and the offline worker have fixed names, so browsers revalidate them. */
async function serveFixedNames(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    globIgnore: ['**/*.html', 'assets/**', 'site.json'],
    decorateReply: false,
  })
}

function notFoundUnlessPage(request: FastifyRequest, reply: FastifyReply, pages: ServerDocuments) {
  const screen = pages.screenOf(pathOf(request.url))
  return screen ? pages.send(request, reply, screen) : notFound(request, reply, pages)
}

function notFound({ url, method }: FastifyRequest, reply: FastifyReply, pages: ServerDocuments | undefined) {
  const wantsPage = method === 'GET' && !/^\/(api|media|assets)(\/|$)/.test(pathOf(url))
  if (!pages || !wantsPage) throw new Failure('not_found')
  return pages.sendUnknown(reply)
}
