import { escapeHtml } from '@bnr/contract/html'
import type { FastifyInstance } from 'fastify'
import type { ListedPage, SitePages } from './sitePages.ts'

/** A sitemap may list 50,000 pages; a tenth of that is more than families have written. */
const maxListed = 5000
const cachedFor = 10 * 60_000
const hour = 'public, max-age=3600'

/** For pages about people, forms and API replies: search engines neither list them nor follow their links. */
export const unlisted = 'noindex, nofollow'

type Site = { publicUrl: string; indexed: readonly string[]; pages: SitePages; now: () => Date }

/** Serves robots.txt and sitemap.xml. */
export function crawlers(app: FastifyInstance, site: Site): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(robotsText(site.publicUrl)),
  )
  const listed = cached(() => site.pages.list(maxListed), site.now)
  app.get('/sitemap.xml', async (_request, reply) => {
    const text = sitemapText(site, await listed())
    return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(text)
  })
}

/**
 * Forbids nothing else: a search engine must read a page to see its `noindex`, and pages call the API for their
 * content.
 */
const robotsText = (publicUrl: string) => `User-agent: *
Disallow: /api/docs
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`

function sitemapText({ publicUrl, indexed }: Site, listed: readonly ListedPage[]): string {
  const address = (path: string) => `<loc>${escapeHtml(publicUrl + path)}</loc>`
  const built = indexed.map((path) => `<url>${address(path)}</url>`)
  const stored = listed.map(
    ({ path, changedAt }) => `<url>${address(path)}<lastmod>${changedAt.toISOString()}</lastmod></url>`,
  )
  const urls = [...built, ...stored].join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}

/** Caches the result for ten minutes. A failure is not cached. */
function cached<T>(read: () => Promise<T>, now: () => Date): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const at = now().getTime()
    if (last && at - last.at < cachedFor) return last.value
    const value = read()
    last = { at, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}
