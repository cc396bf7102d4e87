import { z } from '#schema'
import type { Permission, permissions } from './access.ts'
import type { AuditRule } from './auditActions.ts'
import type { CriterionKeys } from './criteria.ts'
import { messageReply } from './page.ts'
import { rowId } from './values.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export type EndpointParts = {
  /** One or two methods, where the specification allows either. */
  method: Method | readonly [Method, Method]
  /** Path below the API base, with `:name` for parameters. */
  path: string
  permission: Permission
  summary: string
  /** The row that a call by staff writes into the audit log; required where the permission admits staff. */
  audit?: AuditRule
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** Most bytes of the body, if it can exceed the usual 256 KiB. */
  largestBody?: number
  /** The body is a multipart form with a photo in the field `file`. */
  upload?: true
  /** Accepts an HTML form as its body; every other endpoint refuses one. */
  form?: true
  reply: z.ZodType
  /** Search keys, for a search. */
  keys?: CriterionKeys
  /** Replies with a file instead of JSON. */
  file?: true
  /** Replies with server-sent events, each of which contains `reply`, and stays open. */
  stream?: true
  /** Browsers may cache the reply for as long as the handler says, because it contains nothing private. */
  cacheable?: true
  /** Redirects the browser to the address that the handler returns. */
  redirect?: true | 303
  /**
   * Requests allowed in `perMinutes` minutes (1 by default), for each user or, for guests, each IP address. `guest` is a lower
   * limit for guests. Staff have ten times the limit.
   */
  limit?: { requests: number; perMinutes?: number; guest?: number }
  /** Staff must have confirmed their second factor within the last ten minutes. */
  freshFactor?: true
  /** 'media' paths are below the media base, which can be on another host; 'root' paths have no prefix. */
  base?: 'api' | 'media' | 'root'
}

const declared: EndpointParts[] = []

type RolesOf<P extends Permission> = (typeof permissions)[P][number]
type MemberPermission = {
  [P in Permission]: RolesOf<P> extends 'guest_user' | 'registrant' | 'profile_user' ? P : never
}[Permission]
/** An endpoint that staff can call does not compile without `audit`. */
type SaysAudit<P extends Pick<EndpointParts, 'permission'>> = P['permission'] extends MemberPermission
  ? unknown
  : { audit: AuditRule }

type Usual<P extends Declared> = {
  method: 'GET'
  reply: P extends { file: true } ? z.ZodUnknown : typeof messageReply
} & (P['path'] extends `${string}/:id` | `${string}/:id/${string}` ? { params: typeof idParams } : unknown)
type Declared = Omit<EndpointParts, 'method' | 'reply'> & Partial<Pick<EndpointParts, 'method' | 'reply'>>
type Whole<P extends Declared> = P & Omit<Usual<P>, keyof P>

/**
 * Declares an endpoint. The server route, the browser's client, OpenAPI and the test of all roles derive from it. Without
 * `method` it is a GET, without `params` the `:id` of its path is a database id, and without `reply` it replies with a
 * file or with a message.
 */
export function endpoint<const P extends Declared>(parts: P & SaysAudit<P>): Whole<P> {
  const whole = {
    method: 'GET' as const,
    ...(/\/:id(?=\/|$)/.test(parts.path) && { params: idParams }),
    reply: parts.file ? z.unknown() : messageReply,
    ...parts,
  }
  declared.push(whole)
  // TypeScript does not evaluate the conditions in Usual while P is open.
  return whole as unknown as Whole<P>
}

/** Declares one endpoint for each name of a table. */
export function endpointsOf<Name extends string, P extends EndpointParts>(
  names: readonly Name[],
  declare: (name: Name) => P,
) {
  return Object.fromEntries(names.map((name) => [name, declare(name)])) as Record<Name, P>
}

/** All endpoints of the modules imported so far, in the order of their declaration. */
export function declaredEndpoints(): readonly EndpointParts[] {
  return declared
}

/** Full path of an endpoint on the server, with `:name` for parameters. */
export const servedAt = ({ base = 'api', path }: Pick<EndpointParts, 'base' | 'path'>): string =>
  base === 'root' ? path : `/${base}${path}`

export function methodsOf(endpoint: EndpointParts): readonly Method[] {
  return typeof endpoint.method === 'string' ? [endpoint.method] : endpoint.method
}

type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined
type Optional<K extends string, V> = [V] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: V }

/** What a handler on the server receives. */
export type Input<P extends EndpointParts> = {
  params: Decoded<P['params']>
  query: Decoded<P['query']>
  body: Decoded<P['body']>
}
export type Reply<P extends EndpointParts> = z.output<P['reply']>

/** What a caller in the browser passes: readable names, and only the query parameters that differ from their defaults. */
export type CallInput<P extends EndpointParts> = Optional<'params', Decoded<P['params']>> &
  ([SchemaInput<P['query']>] extends [undefined]
    ? { query?: undefined }
    : { query?: Partial<Decoded<P['query']>> }) &
  Optional<'body', Decoded<P['body']>>

/** A path parameter that is a database id, and the parameters of a path that has only `:id`. */
export const idParam = rowId
export const idParams = z.object({ id: idParam })
