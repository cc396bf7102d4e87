import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildApp } from '../src/app.ts'
import { shells, visits } from './fakeWriter.ts'
import type { TestService } from './harness.ts'

const head = '<!DOCTYPE html><html lang="en"><head><title>BNR Matrimony</title>'
const body = '<link rel="stylesheet" href="/assets/shell-1.css"></head><body>'
const canonical = '<link rel="canonical" href="%PUBLIC_URL%/faq"/>'

const page = (path: string, indexed = false) => ({ path, indexed, takesForm: path === '/contact-us' })
const manifest = {
  prerendered: [page('/home', true), page('/faq', true)],
  screens: [
    page('/testimonials', true),
    page('/testimonials/:id', true),
    page('/contact-us', true),
    page('/notifications'),
    page('/profile/g/list'),
    page('/ad/staff'),
    page('/dev/outbox'),
    page('/profile/:id'),
  ],
}

const files: Record<string, string> = {
  'client/site.json': JSON.stringify(manifest),
  'client/home/index.html': `${head}${body}Home`,
  'client/faq/index.html': `${head}${canonical}<script>early()</script>${body}Questions about %PUBLIC_URL%`,
  'client/assets/shell-1.css': 'a{}',
  'client/favicon.ico': 'icon',
  'client/manifest.webmanifest': '{}',
  'client/offline-worker.js': 'addEventListener("fetch", answer)',
  'server/index.js': `export { renderPage } from ${JSON.stringify(new URL('fakeWriter.ts', import.meta.url).href)}`,
}

/** A folder like the output of a build: two prerendered pages, eight screens and the module that writes them (fakeWriter.ts). */
function buildFakeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bnr-site-'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

type DocumentRequest = { headers?: Record<string, string>; method?: 'GET' | 'HEAD'; from?: string }

/** The service with the fake site; call it at the same level as useService. Each test starts with an empty list of visits. */
export function useSite(service: TestService, change: Partial<TestService> = {}) {
  const site = {} as { app: FastifyInstance; folder: string }
  beforeAll(async () => {
    site.folder = buildFakeSite()
    site.app = await buildApp({ ...service, ...change }, join(site.folder, 'client'))
    await site.app.ready()
  })
  afterAll(async () => {
    await site.app.close()
    rmSync(site.folder, { recursive: true, force: true })
  })
  beforeEach(() => {
    visits.length = 0
    shells.toFail = 0
  })
  const get = (url: string, { from, ...options }: DocumentRequest = {}) =>
    site.app.inject({ url, ...options, ...(from && { remoteAddress: from }) })
  return { site, get }
}
