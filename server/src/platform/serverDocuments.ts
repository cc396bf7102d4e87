import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import type { Config } from '../config.ts'
import { type BuiltSite, type Page, sendPage, type WrittenScreen } from './builtSite.ts'
import { isDatabaseAway } from './databaseAway.ts'
import { fetchWithin } from './fetchWithin.ts'
import { sendKeptPage } from './keptPages.ts'
import { addressOf, isPlain, pathOf, placeHere } from './pageAddress.ts'
import { withPreview } from './pageHead.ts'
import { unavailableSeconds } from './renderError.ts'
import type { SitePages } from './sitePages.ts'

/** Somebody who is logged in, with the headers that calls made for the page carry; they hold while it is written. */
type Visitor = { userName: string; headers: Record<string, string> }

/** Has a page written as whoever asks for it; no visitor is a guest. */
export type AsVisitor = <Page>(
  request: FastifyRequest,
  write: (visitor?: Visitor) => Promise<Page>,
) => Promise<Page>

type Parts = { config: Config; built: BuiltSite; asVisitor: AsVisitor; stored: SitePages; registry: Registry }

export type FirstPages = {
  screenOf: (path: string) => WrittenScreen | undefined
  send: (request: FastifyRequest, reply: FastifyReply, screen: WrittenScreen) => Promise<FastifyReply>
  /** The page that says that there is none. */
  sendUnknown: (reply: FastifyReply) => Promise<FastifyReply>
}

const nowhere: WrittenScreen = { path: '/page-not-found', pattern: /^$/, indexed: false }

/** The first page of a visit, written as its visitor sees it; the browser goes on from there. */
export function serverDocuments(app: FastifyInstance, parts: Parts): FirstPages {
  const { built } = parts
  const frameOf = frames(parts)
  const write = atMost(app, parts)((request: FastifyRequest) => writeFor(app, parts, request))

  async function send(request: FastifyRequest, reply: FastifyReply, screen: WrittenScreen) {
    if (!isVisit(request)) return sendKeptPage(reply, await frameOf(screen))
    reply.header('cache-control', 'no-store')
    const page = await write(request).catch((err) => {
      request.log.error({ err }, 'a page is left to the browser, since it could not be written')
      if (isAway(err)) setStatus(reply, 503)
      return undefined
    })
    if (!page) return sendKeptPage(reply, await frameOf(screen))
    const { redirect, status, html } = page
    if (redirect) return reply.redirect(redirect, 302)
    return sendPage(setStatus(reply, status), built.pageOf(html, screen.indexed && status === 200))
  }

  return {
    screenOf: (path) => (isPlain(path) ? built.screens.find(({ pattern }) => pattern.test(path)) : undefined),
    send,
    sendUnknown: async (reply) => sendKeptPage(reply.status(404), await frameOf(nowhere)),
  }
}

/** Somebody who looks at the page: a browser that fetches it ahead, or a script, is sent the frame, which shows nobody's data. */
function isVisit({ method, headers }: FastifyRequest): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  const isLooked = (headers['sec-fetch-dest'] ?? 'document') === 'document' && !purpose.includes('prefetch')
  return method === 'GET' && isLooked
}

/** A call made for the page may be what has met it. */
const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && 'status' in error && error.status === 503)

const setStatus = (reply: FastifyReply, status: number): FastifyReply =>
  status === 503 ? reply.status(status).header('retry-after', unavailableSeconds) : reply.status(status)

async function writeFor(
  app: FastifyInstance,
  { built, config, asVisitor, stored }: Parts,
  request: FastifyRequest,
) {
  // Who has left meanwhile has no address any more, and limits count by it.
  const { url, ip, headers } = request
  const preview = await stored.preview(pathOf(url))
  const { status, redirect, html } = await asVisitor(request, (visitor) =>
    built.writePage({
      address: addressOf(url),
      isDemo: !config.production,
      reader: {
        userName: visitor?.userName,
        fetch: fetchWithin(app, { ip, headers }, visitor?.headers ?? {}),
      },
    }),
  )
  if (redirect) return { status, redirect: placeHere(redirect), html: '' }
  if (!preview) return { status, html }
  const address = built.publicUrl + pathOf(url).replace(/\/+$/, '')
  return { status, html: withPreview(html, preview, address, built.publicUrl) }
}

/** Beyond as many pages at once, nobody waits in a queue: the browser is sent the frame, and reads for itself. */
function atMost(app: FastifyInstance, { config, registry }: Parts) {
  const left = new Counter({
    name: 'pages_left_to_browsers_total',
    help: 'Pages of which the frame alone was sent, since too many were being written',
    registers: [registry],
  })
  let inWriting = 0
  return <Given, Page>(write: (given: Given) => Promise<Page>) =>
    async (given: Given): Promise<Page | undefined> => {
      if (inWriting >= config.pagesAtOnce) {
        left.inc()
        app.log.warn({ inWriting }, 'a page is left to the browser, since too many are being written')
        return undefined
      }
      inWriting += 1
      try {
        return await write(given)
      } finally {
        inWriting -= 1
      }
    }
}

/** A screen as it is before anybody is known and anything read: the same for everyone, so it is drawn once. */
function frames({ built, config }: Parts) {
  const drawn = new Map<string, Promise<Page>>()
  const draw = async ({ path, indexed }: WrittenScreen): Promise<Page> => {
    const { html } = await built.writePage({
      address: addressOf(path.replaceAll(':', '')),
      isDemo: !config.production,
    })
    return built.pageOf(html, indexed)
  }
  return (screen: WrittenScreen): Promise<Page> => {
    const known = drawn.get(screen.path)
    if (known) return known
    const page = draw(screen)
    drawn.set(screen.path, page)
    page.catch(() => drawn.delete(screen.path))
    return page
  }
}
