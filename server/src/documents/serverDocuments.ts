import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, type Registry } from 'prom-client'
import { isDatabaseAway } from '../database/databaseAway.ts'
import { unavailableSeconds } from '../http/renderError.ts'
import type { Settings } from '../platform/settings.ts'
import { type BuiltSite, type Page, sendPage, type WrittenScreen } from './builtSite.ts'
import { sendKeptPage } from './cachedPages.ts'
import { fetchWithin } from './fetchWithin.ts'
import { addressOf, isPlain, pathOf, placeHere } from './pageAddress.ts'
import { withPreview } from './pageHead.ts'
import type { SitePages } from './sitePages.ts'

/** A logged-in person, with the headers for the calls that render the page. The headers are valid only until it is written. */
type Visitor = { userName: string; headers: Record<string, string> }

/** Renders a page as the person who requests it. Guests have no visitor. */
export type AsVisitor = <Page>(
  request: FastifyRequest,
  write: (visitor?: Visitor) => Promise<Page>,
) => Promise<Page>

type Parts = {
  config: Settings
  built: BuiltSite
  asVisitor: AsVisitor
  stored: SitePages
  registry: Registry
}

export type ServerDocuments = {
  screenOf: (path: string) => WrittenScreen | undefined
  send: (request: FastifyRequest, reply: FastifyReply, screen: WrittenScreen) => Promise<FastifyReply>
  /** Sends the page for unknown addresses. */
  sendUnknown: (reply: FastifyReply) => Promise<FastifyReply>
}

const nowhere: WrittenScreen = { path: '/page-not-found', pattern: /^$/, indexed: false, takesForm: false }

/** Renders the first page of a visit on the server as its visitor sees it. The browser takes over from there. */
export function serverDocuments(app: FastifyInstance, parts: Parts): ServerDocuments {
  const { built } = parts
  const shellOf = shells(parts)
  const write = atMost(app, parts)((request: FastifyRequest) => writeFor(app, parts, request))

  async function send(request: FastifyRequest, reply: FastifyReply, screen: WrittenScreen) {
    if (!isVisit(request)) return sendKeptPage(reply, await shellOf(screen))
    reply.header('cache-control', 'no-store')
    const page = await write(request).catch((err) => {
      request.log.error({ err }, 'sent the page shell, since the page could not be rendered')
      if (isAway(err)) setStatus(reply, 503)
      return undefined
    })
    if (!page && request.method === 'POST') return sendUntaken(reply)
    if (!page) return sendKeptPage(reply, await shellOf(screen))
    const { redirect, status, pieces } = page
    if (redirect) return reply.redirect(redirect, 302)
    return sendPage(setStatus(reply, status), built.pageOf(pieces, screen.indexed && status === 200))
  }

  return {
    screenOf: (path) => (isPlain(path) ? built.screens.find(({ pattern }) => pattern.test(path)) : undefined),
    send,
    sendUnknown: async (reply) => sendKeptPage(reply.status(404), await shellOf(nowhere)),
  }
}

/** Whether a person looks at the page. Prefetches and scripts get the page shell, which contains no personal data. */
function isVisit({ method, headers, routeOptions }: FastifyRequest): boolean {
  const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '')
  const isNavigation =
    (headers['sec-fetch-dest'] ?? 'document') === 'document' && !purpose.includes('prefetch')
  return (method === 'GET' || routeOptions.config.takesForm === true) && isNavigation
}

/** A shell would look as if the form had been taken. The browser still has what the person wrote. */
const sendUntaken = (reply: FastifyReply): FastifyReply =>
  setStatus(reply, 503)
    .type('text/plain; charset=utf-8')
    .send('We could not take your message now. Go back, wait a minute, and send it again.')

/** The database may have failed in a call that was made for the page, which then has status 503. */
const isAway = (error: unknown): boolean =>
  isDatabaseAway(error) || (error instanceof Error && 'status' in error && error.status === 503)

const setStatus = (reply: FastifyReply, status: number): FastifyReply =>
  status === 503 ? reply.status(status).header('retry-after', unavailableSeconds) : reply.status(status)

async function writeFor(
  app: FastifyInstance,
  { built, config, asVisitor, stored }: Parts,
  request: FastifyRequest,
) {
  // Reads the address now: it is gone once the visitor disconnects, and limits count by it.
  const { url, ip, headers, method } = request
  const form = method === 'POST' ? { form: request.body as Record<string, string> } : {}
  const preview = await stored.preview(pathOf(url))
  const { status, redirect, pieces } = await asVisitor(request, (visitor) =>
    built.renderPage({
      address: addressOf(url),
      isDemo: !config.production,
      ...form,
      reader: {
        userName: visitor?.userName,
        fetch: fetchWithin(app, { ip, headers }, visitor?.headers ?? {}),
      },
    }),
  )
  if (redirect) return { status, redirect: placeHere(redirect), pieces }
  if (!preview) return { status, pieces }
  const address = built.publicUrl + pathOf(url).replace(/\/+$/, '')
  const [head, ...rest] = pieces
  return { status, pieces: [withPreview(head, preview, address, built.publicUrl), ...rest] as const }
}

/**
 * Renders a limited number of pages at once. Beyond that the browser gets the page shell and renders the page itself,
 * instead of waiting.
 */
function atMost(app: FastifyInstance, { config, registry }: Parts) {
  const left = new Counter({
    name: 'pages_left_to_browsers_total',
    help: 'Pages sent as a shell only, since too many were being rendered',
    registers: [registry],
  })
  const written = new Counter({
    name: 'pages_rendered_total',
    help: 'Pages rendered with their content',
    registers: [registry],
  })
  let inWriting = 0
  return <Given, Page>(write: (given: Given) => Promise<Page>) =>
    async (given: Given): Promise<Page | undefined> => {
      if (inWriting >= config.pagesAtOnce) {
        left.inc()
        app.log.warn({ inWriting }, 'sent the page shell, since too many pages are being rendered')
        return undefined
      }
      inWriting += 1
      try {
        const page = await write(given)
        written.inc()
        return page
      } finally {
        inWriting -= 1
      }
    }
}

/** A screen without a visitor or data. It is the same for everybody, so it is rendered once. */
function shells({ built, config }: Parts) {
  const rendered = new Map<string, Promise<Page>>()
  const render = async ({ path, indexed }: WrittenScreen): Promise<Page> => {
    const { pieces, redirect } = await built.renderPage({
      address: addressOf(path.replaceAll(':', '')),
      isDemo: !config.production,
    })
    if (redirect) throw new Error(`${path} redirects everybody`)
    return built.pageOf(pieces, indexed)
  }
  return (screen: WrittenScreen): Promise<Page> => {
    const known = rendered.get(screen.path)
    if (known) return known
    const page = render(screen)
    rendered.set(screen.path, page)
    page.catch(() => rendered.delete(screen.path))
    return page
  }
}
