import type { KeyObject } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { currentWrites, placeOf, unreachable, type Writes, withWrites } from '../database/position.ts'
import { isSignature, signatureOf } from '../platform/signature.ts'
import type { Services } from '../services/services.ts'

declare module 'fastify' {
  interface FastifyRequest {
    writes: Writes
  }
}

const cookie = 'bnr_written'
/** Replicas that are in use have replayed everything older (seconds). */
const keptFor = 60

/**
 * Lets people read what they wrote: after a request that wrote, a signed cookie says how far a replica must have
 * replayed for the next reads of the same browser.
 */
export function followWrites(app: FastifyInstance, { db, secrets }: Services): void {
  const { replicas } = db
  if (!replicas) return
  app.decorateRequest('writes')
  app.addHook('onRequest', (request, _reply, done) => {
    // A call that is made for a page belongs to the request for the page.
    request.writes = currentWrites() ?? { upTo: placeIn(request, secrets.written), hasWritten: false }
    withWrites(request.writes, done)
  })
  // Node reads a body outside of the request's asynchronous context.
  app.addHook('preValidation', (request, _reply, done) => withWrites(request.writes, done))
  app.addHook('onSend', async ({ writes }, reply) => {
    if (!writes.hasWritten || String(reply.getHeader('cache-control')).includes('public')) return
    const place = await replicas.position().catch(() => unreachable)
    reply.setCookie(cookie, `${place}.${signatureOf(secrets.written, place)}`, { path: '/', maxAge: keptFor })
  })
}

/** A missing or forged cookie counts as none. */
function placeIn({ cookies }: FastifyRequest, key: KeyObject): bigint {
  const [place = '', signature = ''] = (cookies[cookie] ?? '').split('.')
  return isSignature(key, place, signature) ? placeOf(place) : 0n
}
