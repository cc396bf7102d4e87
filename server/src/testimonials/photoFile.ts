import type { TestimonialPhotoSize } from '@bnr/contract/testimonials/endpoints'
import type { FastifyReply } from 'fastify'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { photoKey } from './files.ts'

export async function sendPhotoFile(
  { storage }: Services,
  reply: FastifyReply,
  folder: string,
  size: TestimonialPhotoSize,
  kept: string,
): Promise<FastifyReply> {
  const content = await storage.get(photoKey(folder, size))
  if (!content) throw new Failure('not_found')
  return reply.header('cache-control', kept).type('image/webp').send(content)
}
