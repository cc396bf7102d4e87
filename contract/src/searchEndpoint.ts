import { z } from '#schema'
import type { Permission } from './access.ts'
import { type CriterionKeys, criteria } from './criteria.ts'
import { type EndpointParts, endpoint } from './endpoint.ts'
import { pageOf, pageQuery } from './page.ts'
import { type WireFields, wire } from './wire.ts'

interface SearchParts<P extends Permission, K, S, Q, B, R>
  extends Pick<EndpointParts, 'path' | 'summary' | 'limit'>,
    Required<Pick<EndpointParts, 'audit'>> {
  permission: P
  /** Singular and plural of what is searched for: Offer, offers. */
  names: readonly [singular: string, plural: string]
  keys: K
  item: S
  /** Query parameters besides page and size, such as sort orders; can also replace them to allow larger pages. */
  query?: Q
  /** Fields of the body besides the criteria. */
  body?: B
  /** Fields of the reply besides the results. */
  reply?: R
}

/** Declares a search by criteria, with pages. The server checks the criteria against `keys` in one place (criteria.ts). */
export function searchEndpoint<
  const P extends Permission,
  const K extends CriterionKeys,
  S extends z.ZodType,
  Q extends Record<string, z.ZodType> = Record<never, z.ZodType>,
  const B extends WireFields = Record<never, never>,
  const R extends WireFields = Record<never, never>,
>({ names: [singular, plural], keys, item, query, body, reply, ...parts }: SearchParts<P, K, S, Q, B, R>) {
  return endpoint({
    ...parts,
    method: 'POST',
    keys,
    query: z.object({ ...pageQuery(), ...(query as Q) }),
    body: wire(`${singular} search`, {
      ...(body as B),
      criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
    }),
    reply: pageOf(plural, item, reply),
  })
}
