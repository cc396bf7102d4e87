import { escapeHtml } from '@bnr/contract/html'
import type { FastifyInstance } from 'fastify'
import type { ListedPage, SitePages } from './sitePages.ts'

/** A file may name 50,000 pages; a tenth of that is more than anybody has written. */
const mostListed = 5000
const keptFor = 10 * 60_000
const hour = 'public, max-age=3600'

/** Pages of people, forms and replies of the API belong in no search engine, and no link on them is to be followed. */
export const unlisted = 'noindex, nofollow'

type Site = { publicUrl: string; indexed: readonly string[]; pages: SitePages; now: () => Date }

/** What search engines ask for: whom we let in, and which pages there are. */
export function crawlers(app: FastifyInstance, site: Site): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(robotsText(site.publicUrl)),
  )
  const listed = kept(() => site.pages.list(mostListed), site.now)
  app.get('/sitemap.xml', async (_request, reply) => {
    const text = sitemapText(site, await listed())
    return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(text)
  })
}

/** Nothing more is forbidden: a page must be read for its `noindex` to be seen, and pages ask the API for what they show. */
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

/** Read from the database every ten minutes at most, whoever asks how often; a failure is not kept. */
function kept<T>(read: () => Promise<T>, now: () => Date): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    const at = now().getTime()
    if (last && at - last.at < keptFor) return last.value
    const value = read()
    last = { at, value }
    value.catch(() => {
      last = undefined
    })
    return value
  }
}
