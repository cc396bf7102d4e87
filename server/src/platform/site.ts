import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Failure } from './failure.ts'
import { inlineScriptHashes, withScripts } from './securityHeaders.ts'

const year = 31_536_000

/** Serves the built browser side: hashed assets for ever, prerendered pages, the app for its paths, else a true 404. */
export async function site(app: FastifyInstance, config: Config, folder?: string): Promise<void> {
  const pages = folder && existsSync(join(folder, 'site.json')) ? readPages(folder, config) : undefined
  app.setNotFoundHandler((request, reply) => notFound(request, reply, pages))
  if (!folder || !pages) return
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year * 1000,
    decorateReply: false,
  })
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    wildcard: false,
    index: false,
    globIgnore: ['**/*.html', 'assets/**'],
  })
  for (const [path, html] of pages.prerendered) app.get(path, (_request, reply) => sendPage(reply, html))
}

type Page = { html: string; hashes: string[] }

type Pages = {
  prerendered: Map<string, Page>
  /** Screens that start from the fallback, each with its own script and list of what to fetch at once. */
  screens: { pattern: RegExp; page: Page }[]
  fallback: Page
}

const fallback = '__spa-fallback.html'
const styles = '<link rel="stylesheet"'

function readPages(folder: string, config: Config): Pages {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')) as {
    prerendered: string[]
    screens: { pattern: string; head: string }[]
    otherwise: string
  }
  const page = (file: string, head = ''): Page => {
    // Ahead of the styles: a script waits for those that stand before it.
    const built = readFileSync(join(folder, file), 'utf8').replace(styles, (first) => `${head}${first}`)
    const html = withSettings(built, config)
    return { html, hashes: inlineScriptHashes(html) }
  }
  return {
    prerendered: new Map(manifest.prerendered.map((path) => [path, page(join(path, 'index.html'))])),
    screens: manifest.screens.map(({ pattern, head }) => ({
      pattern: new RegExp(pattern),
      page: page(fallback, head),
    })),
    fallback: page(fallback, manifest.otherwise),
  }
}

/** Settings the pages need before any script runs, as attributes of the document: no inline script is needed. */
function withSettings(html: string, config: Config): string {
  const settings = [
    `data-media-base="${config.mediaBase}"`,
    `data-deter-devtools="${config.deterDevtools ? 'on' : 'off'}"`,
    `data-mode="${config.production ? 'production' : 'demo'}"`,
  ]
  return html.replace('<html', `<html ${settings.join(' ')}`)
}

function sendPage(reply: FastifyReply, { html, hashes }: Page) {
  const policy = String(reply.getHeader('content-security-policy'))
  return reply
    .header('content-security-policy', withScripts(policy, hashes))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

function notFound(request: FastifyRequest, reply: FastifyReply, pages: Pages | undefined) {
  const path = request.url.split('?')[0] ?? '/'
  const wantsPage = request.method === 'GET' && !/^\/(api|media|assets)(\/|$)/.test(path)
  if (!pages || !wantsPage) throw new Failure('not_found')
  const screen = pages.screens.find(({ pattern }) => pattern.test(path))
  return sendPage(reply.status(screen ? 200 : 404), screen?.page ?? pages.fallback)
}
