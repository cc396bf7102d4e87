import { may, type Role, staffRoles } from '@bnr/contract/access'
import { type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import { multipart } from '../server/test/photoUploads.ts'
import { validInput } from '../server/test/requestPlaces.ts'
import { largestInput, searchesOf } from './largestInput.ts'

export interface Caller {
  name: 'staff' | 'member' | 'guest'
  roles: readonly Role[]
  headers: Record<string, string>
  /** The profile whose id its paths contain. */
  profileId: number
}

export interface Request {
  what: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: Buffer | string
}

export const rolesOf = {
  staff: ['staff_user', ...staffRoles],
  member: ['profile_user'],
  guest: ['guest_user'],
} as const

/** The most expensive requests to one endpoint; none if this caller may not send them. */
export function requestsOf(endpoint: EndpointParts, caller: Caller, photo: Buffer): Request[] {
  if (endpoint.permission !== 'public' && !may(caller.roles, endpoint.permission)) return []
  const url = (query: unknown) => addressOf(endpoint, caller, query)
  const query = endpoint.query ? largestInput(endpoint.query) : undefined
  const firstPage = { ...(query as object), page: 0, size: 50 }
  const method = methodsOf(endpoint)[0] ?? 'GET'
  const common = { method, headers: caller.headers }
  if (endpoint.upload) {
    const { payload, type } = multipart(photo)
    return [
      {
        ...common,
        what: 'photo',
        url: url(query),
        headers: { ...caller.headers, 'content-type': type },
        payload,
      },
    ]
  }
  if (!endpoint.body)
    return [query, firstPage].map((input) => ({ ...common, what: 'query', url: url(input) }))
  return bodiesOf(endpoint).flatMap(({ what, body }) =>
    [query, firstPage].slice(0, endpoint.keys ? 2 : 1).map((input) => ({
      ...common,
      what,
      url: url(input),
      ...withBody(endpoint, caller, body),
    })),
  )
}

function withBody({ form }: EndpointParts, { headers }: Caller, body: unknown) {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  const text = form ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body)
  return { headers: { ...headers, 'content-type': type }, payload: text }
}

function bodiesOf(endpoint: EndpointParts): { what: string; body: unknown }[] {
  if (!endpoint.body) return []
  const largest = { what: 'largest', body: largestInput(endpoint.body) }
  const needed = { what: 'smallest', body: validInput(endpoint.body) }
  if (!endpoint.keys) return [largest, needed]
  return searchesOf(endpoint).map((criterias) => ({
    what: criterias.length === 1 ? `by ${criterias[0]?.key}` : `by ${criterias.length} keys`,
    body: { criterias },
  }))
}

function addressOf(endpoint: EndpointParts, { profileId }: Caller, query: unknown): string {
  const params: Record<string, unknown> = {
    ...(endpoint.params ? (validInput(endpoint.params) as object) : {}),
    ...(endpoint.path.includes(':id') ? { id: profileId } : {}),
  }
  const filled = servedAt(endpoint).replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const accepted = endpoint.query ? acceptedBy(endpoint, query) : {}
  const text = new URLSearchParams(Object.entries(accepted).map(([name, value]) => [name, String(value)]))
  return text.size > 0 ? `${filled}?${text}` : filled
}

/** The query if the schema accepts it: not every query has a page and a size. */
const acceptedBy = ({ query: schema }: EndpointParts, query: unknown): object =>
  schema?.safeDecode(query as never).success ? (query as object) : (validInput(schema as never) as object)
