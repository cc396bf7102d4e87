import type { FastifyReply } from 'fastify'
import { nginxAddress } from '../files/nginxAddress.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { asNoDocument } from './securityHeaders.ts'

/** Sends a picture from storage. `cacheControl` is its `cache-control` header. */
export async function sendPicture(
  services: Services,
  reply: FastifyReply,
  key: string,
  cacheControl: string,
) {
  const address = await nginxAddress(services, key)
  const content = address === undefined ? await services.storage.get(key) : ''
  if (content === undefined) throw new Failure('not_found')
  if (address !== undefined) reply.header('x-accel-redirect', address)
  return asNoDocument(reply).header('cache-control', cacheControl).type('image/webp').send(content)
}
