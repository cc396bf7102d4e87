import type { EndpointParts } from '@bnr/contract/endpoint'
import { fieldsOf } from '@bnr/contract/wire'
import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** A page of any site can post a form to ours without asking, with our cookies and its own input. */
export function refuseForms({ headers }: FastifyRequest): void {
  if (headers['content-type']?.toLowerCase().startsWith('application/x-www-form-urlencoded'))
    throw new Failure('wrong_media_type')
}

export const givesToken = ({ reply }: EndpointParts): boolean => 'token' in (fieldsOf(reply) ?? {})

const ours = new Set([undefined, 'same-origin', 'same-site', 'none'])

/** A site that logs a browser in to its own account could watch what the person does next. Programs and old browsers send no such header. */
export function refuseOtherSites({ headers }: FastifyRequest): void {
  if (!ours.has(headers['sec-fetch-site'] as string | undefined))
    throw new Failure('not_allowed', { message: 'Open our site and login there' })
}
