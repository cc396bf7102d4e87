import type { EndpointParts } from '@bnr/contract/endpoint'
import { fieldsOf } from '@bnr/contract/wire'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../platform/failure.ts'

/** Any website can post a form to us with the cookies of our visitor. Forms need no permission by CORS, JSON does. */
export function refuseForms({ headers }: FastifyRequest): void {
  if (headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
    throw new Failure('wrong_media_type')
}

export const givesToken = ({ reply }: EndpointParts): boolean => 'token' in (fieldsOf(reply) ?? {})

const ours = new Set([undefined, 'same-origin', 'same-site', 'none'])

/**
 * Another site could log a browser in to its own account and watch what the person does there. Programs and old
 * browsers send no `sec-fetch-site` header.
 */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (!ours.has(headers['sec-fetch-site'] as string | undefined))
    throw new Failure('not_allowed', { message: 'Open our site and log in there' })
}
