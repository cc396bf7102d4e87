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
  /** Below the API base, with `:name` for parameters. */
  path: string
  permission: Permission
  summary: string
  /** The row that a call by staff writes into the audit log; required where the permission admits staff. */
  audit?: AuditRule
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  /** A photo sent as multipart form field `file`. */
  upload?: true
  /** Takes the form of a browser as its body; every other call refuses one. */
  form?: true
  reply: z.ZodType
  /** Of a search: what it can be asked by. */
  keys?: CriterionKeys
  /** Replies with a file, not with JSON. */
  file?: true
  /** A reply that browsers may keep, as its handler says: it holds nothing that only its reader may see. */
  kept?: true
  /** Sends the browser on: the handler gives the address. */
  redirect?: true | 303
  /** Requests allowed in `perMinutes` minutes (1 unless given); `guest` where those who are not logged in have fewer. Counted for each person, or address of guests; staff have ten times as many. */
  limit?: { requests: number; perMinutes?: number; guest?: number }
  /** Staff confirm their second factor again before this call when they last did so more than ten minutes ago. */
  freshFactor?: true
  /** 'media' lives below the media base, which may move to another host; 'root' at the address itself. */
  base?: 'api' | 'media' | 'root'
}

const declared: EndpointParts[] = []

type RolesOf<P extends Permission> = (typeof permissions)[P][number]
type MemberPermission = {
  [P in Permission]: RolesOf<P> extends 'guest_user' | 'registrant' | 'profile_user' ? P : never
}[Permission]
/** A call for staff without an audit declaration does not compile. */
type SaysAudit<P extends Pick<EndpointParts, 'permission'>> = P['permission'] extends MemberPermission
  ? unknown
  : { audit: AuditRule }

type Declared = Omit<EndpointParts, 'reply'> & { reply?: z.ZodType }
type Whole<P extends Declared> = P extends EndpointParts
  ? P
  : P & { reply: P extends { file: true } ? z.ZodUnknown : typeof messageReply }

/**
 * Declares a call once: server route, browser call, OpenAPI and the test over all roles are derived from it. One that names
 * no reply sends a file, or says what happened.
 */
export function endpoint<const P extends Declared>(parts: P & SaysAudit<P>): Whole<P> {
  const whole = { reply: parts.file ? z.unknown() : messageReply, ...parts }
  declared.push(whole)
  return whole as unknown as Whole<P>
}

/** One call for each name of a table, declared alike. */
export function endpointsOf<Name extends string, P extends EndpointParts>(
  names: readonly Name[],
  declare: (name: Name) => P,
) {
  return Object.fromEntries(names.map((name) => [name, declare(name)])) as Record<Name, P>
}

/** All endpoints of the modules that have been imported, in order. */
export function declaredEndpoints(): readonly EndpointParts[] {
  return declared
}

/** Where the service answers it, with `:name` for parameters. */
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

/** What a caller in the browser passes: readable names; query before its defaults. */
export type CallInput<P extends EndpointParts> = Optional<'params', Decoded<P['params']>> &
  ([SchemaInput<P['query']>] extends [undefined]
    ? { query?: undefined }
    : { query?: Partial<Decoded<P['query']>> }) &
  Optional<'body', Decoded<P['body']>>

/** A path parameter that is a database id, and a path that has it as its only one. */
export const idParam = rowId
export const idParams = z.object({ id: idParam })
