import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import type { Settings } from '../platform/settings.ts'

/**
 * Switches off browser features that we do not use, so that an injected script or frame cannot use them either. Only
 * our own pages may use passkeys.
 */
const permissionsPolicy = [
  ...['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (name) => `${name}=()`,
  ),
  ...['publickey-credentials-create', 'publickey-credentials-get'].map((name) => `${name}=(self)`),
].join(', ')

/**
 * Sets the headers of every reply except those passed to asNoDocument. The only inline scripts that run are those of
 * a built page, see withScripts. Browsers may post forms to `formTargets`.
 */
export function securityHeaders(
  app: FastifyInstance,
  config: Settings,
  formTargets: readonly string[],
): void {
  const mediaHost = config.mediaBase.startsWith('http') ? [new URL(config.mediaBase).origin] : []
  // Built once: Fastify's plugin reads the directives again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...mediaHost],
        connectSrc: ["'self'", ...mediaHost],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'", ...formTargets],
        upgradeInsecureRequests: config.publicUrl.startsWith('https:') ? [] : null,
      },
    },
    strictTransportSecurity: config.publicUrl.startsWith('https:'),
    crossOriginResourcePolicy: { policy: 'same-site' },
  })
  app.addHook('onRequest', (request, { raw }, done) => {
    raw.setHeader('permissions-policy', permissionsPolicy)
    setHeaders(request.raw, raw, (error) => done(error as Error | undefined))
  })
}

const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
]

/**
 * Removes headers that browsers use for documents only. They weigh as much as a small script, and a page loads forty
 * such files.
 */
export function asNoDocument(reply: FastifyReply): FastifyReply {
  for (const name of ofDocuments) reply.raw.removeHeader(name)
  return reply
}

const inlineScripts =
  /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** The hashes that allow the inline scripts of a page. Blocks of JSON need none, since they do not run. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScripts)].map(([, script]) => script ?? '')
  return scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
}

export function withScripts(policy: string, hashes: readonly string[]): string {
  return policy.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
}
