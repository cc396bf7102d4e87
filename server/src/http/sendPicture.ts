import type { FastifyReply } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { asNoDocument } from './securityHeaders.ts'

/** Sends a picture from storage. `cacheControl` is its `cache-control` header. */
export async function sendPicture(
  { storage }: Services,
  reply: FastifyReply,
  key: string,
  cacheControl: string,
) {
  const content = await storage.get(key)
  if (!content) throw new Failure('not_found')
  return asNoDocument(reply).header('cache-control', cacheControl).type('image/webp').send(content)
}
