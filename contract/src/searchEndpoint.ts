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
  /** What is searched for, one and many: Offer, offers. */
  names: readonly [one: string, many: string]
  keys: K
  item: S
  /** Beside page and size, e.g. the orders it can be asked for in; in place of them where a page may hold more. */
  query?: Q
  /** Beside the criteria. */
  body?: B
  /** Beside the results. */
  reply?: R
}

/** A list that is asked for by criteria, page by page. What its keys allow is judged in one place (server, platform/criteria.ts). */
export function searchEndpoint<
  const P extends Permission,
  const K extends CriterionKeys,
  S extends z.ZodType,
  Q extends Record<string, z.ZodType> = Record<never, z.ZodType>,
  const B extends WireFields = Record<never, never>,
  const R extends WireFields = Record<never, never>,
>({ names: [one, many], keys, item, query, body, reply, ...parts }: SearchParts<P, K, S, Q, B, R>) {
  return endpoint({
    ...parts,
    method: 'POST',
    keys,
    query: z.object({ ...pageQuery(), ...(query as Q) }),
    body: wire(`${one} search`, {
      ...(body as B),
      criteria: ['criterias', criteria.default([]), 'Conditions, all of which must hold'],
    }),
    reply: pageOf(many, item, reply),
  })
}
