import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createTestimonial, createTestimonialPhoto } from './factories/testimonials.ts'
import { useSite } from './fakeSite.ts'
import { useService } from './harness.ts'

const service = useService({ PUBLIC_URL: 'https://bnr.example/' })
const { get } = useSite(service)
const robotsOf = async (url: string) => (await get(url)).headers['x-robots-tag']

test('the bare address is a redirect to the home page that keeps its query', async () => {
  const { statusCode, headers } = await get('/')
  expect([statusCode, headers.location]).toEqual([308, '/home'])
  expect((await get('/?utm_source=letter')).headers.location).toBe('/home?utm_source=letter')
  expect((await get('/', { method: 'HEAD' })).statusCode).toBe(308)
})

test('a prerendered page contains its full address', async () => {
  const { body, headers } = await get('/faq')
  expect(body).toContain('<link rel="canonical" href="https://bnr.example/faq"/>')
  expect(headers['cache-control']).toBe('no-cache')
})

test.each(['/faq', '/testimonials', '/no/such/page'])(
  '%s contains the settings of the service',
  async (url) => {
    const { body } = await get(url)
    const settings =
      'data-public-url="https://bnr.example" data-media-base="/media" data-deter-devtools="off"'
    expect(body).toContain(`<html ${settings} data-mode="demo" lang="en">`)
  },
)

test('the placeholder of our address is not replaced in the body, where somebody may have written it', async () => {
  expect((await get('/faq')).body).toContain('Questions about %PUBLIC_URL%')
})

const scripts = /<script(?: type="([^"]+)")?[^>]*>(.*?)<\/script>/gs
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test.each(['/faq', '/testimonials?get=/api/testimonials/1', '/no/such/page'])(
  'the content security policy of %s allows its own scripts and no others',
  async (url) => {
    const { body, headers } = await get(url)
    const own = [...body.matchAll(scripts)].filter(([, type]) => !type).map(([, , script = '']) => script)
    expect(own).toContain('early()')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`script-src ${["'self'", ...own.map(hashOf)].join(' ')};`)
  },
)

test('robots.txt names the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^User-agent: \*$/m)
  expect(body).toMatch(/^Sitemap: https:\/\/bnr\.example\/sitemap\.xml$/m)
  expect(body).not.toMatch(/^Disallow: \/$/m)
})

describe('the sitemap', () => {
  test('contains the built pages, and Active stories with their last change', async () => {
    const actionAt = new Date('2026-05-04T10:00:00Z')
    const { id } = await createTestimonial(service, { actionAt })
    const draft = await createTestimonial(service, { status: 'Draft' })
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    expect(body).toContain('<url><loc>https://bnr.example/faq</loc></url>')
    expect(body).toContain(
      `<url><loc>https://bnr.example/testimonials/${id}</loc><lastmod>2026-05-04T10:00:00.000Z</lastmod></url>`,
    )
    expect(body).not.toContain(`/testimonials/${draft.id}<`)
    expect(body).not.toContain('/profile')
  })

  test('contains server-rendered pages that search engines may show, unless their address has parameters', async () => {
    const { body } = await get('/sitemap.xml')
    expect(body).toContain('<url><loc>https://bnr.example/testimonials</loc></url>')
    expect(body).not.toContain(':id')
    expect(body).not.toContain('/notifications')
  })

  test('is read from the database every ten minutes, not for each robot', async () => {
    await get('/sitemap.xml')
    const { id } = await createTestimonial(service)
    expect(await service.statementsOf(() => get('/sitemap.xml'))).toEqual([])
    service.time.now = new Date(service.time.now.getTime() + 600_000)
    const statements = await service.statementsOf(async () => {
      expect((await get('/sitemap.xml')).body).toContain(`/testimonials/${id}<`)
    })
    expect(statements).toHaveLength(1)
    expect(statements[0]).toMatch(/ limit \$\d+$/)
  })
})

describe('a story', () => {
  test('has a title, description and picture for shared links', async () => {
    const { id } = await createTestimonial(service, {
      groomName: 'Joel <b>',
      caption: 'Led "home"',
      text: `We met.\n\n${'a'.repeat(400)} $& $1`,
    })
    const photo = await createTestimonialPhoto(service, id)
    const { body, statusCode, headers } = await get(`/testimonials/${id}`)
    expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
    expect(body).toContain('<title>Joel &lt;b&gt; and Sharon | BNR Matrimony</title>')
    expect(body).toMatch(/<meta name="description" content="Led &quot;home&quot;: We met\. a{100,180}…"\/>/)
    expect(body).toContain(`<link rel="canonical" href="https://bnr.example/testimonials/${id}"/>`)
    expect(body).toContain(`og:image" content="https://bnr.example/media/testimonials/${photo}/display"`)
    expect(body).toContain('<script>early()</script>')
    expect(body.match(/<title>/g)).toHaveLength(1)
    expect(body.match(/rel="canonical"/g)).toHaveLength(1)
  })

  test('has structured data for search engines that no text can break out of', async () => {
    const caption = '</script><script>alert(1)</script>'
    const { id } = await createTestimonial(service, { caption, groomName: 'Joel', brideName: 'Sharon' })
    const { body, headers } = await get(`/testimonials/${id}`)
    const [, data = ''] = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
    expect(JSON.parse(data)).toMatchObject({
      '@type': 'Article',
      headline: caption,
      about: [{ name: 'Joel' }, { name: 'Sharon' }],
      url: `https://bnr.example/testimonials/${id}`,
    })
    expect(body).not.toContain('<script>alert(1)')
    const plain = (await get('/testimonials')).headers['content-security-policy']
    expect(headers['content-security-policy']).toBe(plain)
  })

  test('without a photo shows our picture', async () => {
    const { id } = await createTestimonial(service)
    expect((await get(`/testimonials/${id}`)).body).toContain('content="https://bnr.example/share.png"')
  })

  test.each(['999999', 'x', '0'])('that does not exist adds nothing to the head (%s)', async (id) => {
    const { body } = await get(`/testimonials/${id}?status=404`)
    expect(body).not.toContain('og:')
    expect(body).toContain('<title>BNR Matrimony</title>')
  })

  test('that staff rejected adds nothing either', async () => {
    const { id } = await createTestimonial(service, { status: 'Rejected' })
    expect((await get(`/testimonials/${id}?status=404`)).body).not.toContain('og:')
  })
})

describe('search engines', () => {
  test.each([
    '/profile/g/list?age=21-30',
    '/profile/10000001',
    '/ad/staff',
    '/testimonials?status=404',
    '/testimonials?status=503',
    '/no/such/page',
    '/api/lm/d',
    '/api/no/such/call',
    '/api/docs/json',
    '/media/medias/x/y',
  ])('are asked not to show %s', async (url) => expect(await robotsOf(url)).toBe('noindex, nofollow'))

  test.each([
    '/home',
    '/faq',
    '/testimonials',
    '/assets/shell-1.css',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
  ])('may show %s', async (url) => expect(await robotsOf(url)).toBeUndefined())
})

test('the offline worker is a script that may send requests to us only', async () => {
  const { headers } = await get('/offline-worker.js')
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("script-src 'self';")
  expect(policy).toMatch(/connect-src 'self'$/)
})

describe('caches', () => {
  test('may keep files with a hash in their name forever', async () => {
    const { headers } = await get('/assets/shell-1.css')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each(['/favicon.ico', '/manifest.webmanifest', '/offline-worker.js'])(
    'must revalidate %s',
    async (url) => {
      const { headers, statusCode } = await get(url)
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache'])
      const again = await get(url, { headers: { 'if-none-match': String(headers.etag) } })
      expect(again.statusCode).toBe(304)
    },
  )

  test('cannot get the manifest that only the server reads', async () => {
    expect((await get('/site.json')).statusCode).toBe(404)
  })
})
