import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { serveAssets } from './assets.ts'
import { type BuiltSite, readBuiltSite } from './builtSite.ts'
import type { Clock } from './clock.ts'
import { crawlers, unlisted } from './crawlers.ts'
import { Failure } from './failure.ts'
import { sendKeptPage } from './keptPages.ts'
import { limitByAddress } from './limitByAddress.ts'
import { pathOf } from './pageAddress.ts'
import { type AsVisitor, type FirstPages, serverDocuments } from './serverDocuments.ts'
import { noSitePages, type SitePages } from './sitePages.ts'

const home = '/home'

/** Whole families share the address of a phone network. */
export const documentsAMinute = 300

type Parts = {
  folder?: string
  config: Config
  clock: Clock
  registry: Registry
  asVisitor: AsVisitor
  stored?: SitePages
}

/** Serves the browser side: hashed assets for ever, pages of files, the application's own pages written for each visit, else a true 404. */
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
  await serveIcons(app, built.folder)
  const limit = limitByAddress(app, documentsAMinute)
  const limited = limit ? { onRequest: limit } : {}
  // For good, but asked again each time: should the start ever move, no browser holds on to the old one.
  app.get('/', ({ url }, reply) =>
    reply.header('cache-control', 'no-cache').redirect(home + url.slice(1), 308),
  )
  for (const [path, page] of built.files)
    app.get(path, limited, (_request, reply) => sendKeptPage(reply, page))
  // A route of its own: what the handler of unknown addresses sends is not compressed.
  app.get('/*', limited, (request, reply) => notFoundUnlessPage(request, reply, pages))
  crawlers(app, { publicUrl: built.publicUrl, indexed: indexedOf(built), pages: stored, now: clock.now })
}

/** Pages without parameters that search engines may show. */
function indexedOf({ files, screens }: BuiltSite): string[] {
  const ofFiles = [...files].filter(([, page]) => page.indexed).map(([path]) => path)
  const written = screens.filter(({ indexed, path }) => indexed && !path.includes(':'))
  return [...ofFiles, ...written.map(({ path }) => path)]
}

/** Photos of stories are as public as the stories; those of people are nobody's to find. */
const isReply = (url: string) => /^\/(api|media(?!\/testimonials\/))(\/|$|\?)/.test(url)

/** Icons and the like keep their names when they change: browsers ask whether theirs still holds. */
async function serveIcons(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    cacheControl: true,
    maxAge: 0,
    globIgnore: ['**/*.html', 'assets/**', 'site.json'],
    decorateReply: false,
  })
}

function notFoundUnlessPage(request: FastifyRequest, reply: FastifyReply, pages: FirstPages) {
  const screen = pages.screenOf(pathOf(request.url))
  return screen ? pages.send(request, reply, screen) : notFound(request, reply, pages)
}

function notFound({ url, method }: FastifyRequest, reply: FastifyReply, pages: FirstPages | undefined) {
  const wantsPage = method === 'GET' && !/^\/(api|media|assets)(\/|$)/.test(pathOf(url))
  if (!pages || !wantsPage) throw new Failure('not_found')
  return pages.sendUnknown(reply)
}
