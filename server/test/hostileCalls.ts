import { may, type Role, staffRoles } from '@bnr/contract/access'
import { type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import { createStaff } from './factories/accounts.ts'
import { createMember, registerDraft } from './factories/profiles.ts'
import type { TestService } from './harness.ts'
import { validInput } from './requestPlaces.ts'

/** Parts of a request to send; missing parts get valid input for the endpoint. */
export type Sent = {
  params?: object
  query?: object
  body?: unknown
  raw?: { type: string; payload: string }
}
export type Got = { status: number; json: unknown }

/** A token, cookies, and the profile id to use in paths. */
type Session = { token?: string; cookie?: string; id: number }
type Caller = { roles: readonly Role[]; enter: (service: TestService) => Promise<Session> }

const callers = {
  guest: { roles: ['guest_user'], enter: async () => ({ id: 1 }) },
  registrant: { roles: ['registrant'], enter: (service) => registerDraft(service) },
  member: { roles: ['profile_user'], enter: (service) => createMember(service) },
  staff: {
    roles: ['staff_user', ...staffRoles],
    enter: async (service) => {
      const { id } = await createMember(service)
      return { token: (await createStaff(service, ...staffRoles)).token, id }
    },
  },
} as const satisfies Record<string, Caller>
export type Who = keyof typeof callers

/** Callers whom the permissions allow to call this endpoint. */
export function allowedAt({ permission }: EndpointParts): Who[] {
  const everybody = Object.keys(callers) as Who[]
  return everybody.filter((who) => permission === 'public' || may(callers[who].roles, permission))
}

/** Sends requests as one of the callers. A new caller repeats a request if an earlier one ended the login or closed the profile. */
function callsTo(service: TestService) {
  const sessions = new Map<Who, Session>()
  const enter = async (who: Who) => {
    const entered: Session = await callers[who].enter(service)
    sessions.set(who, entered)
    return entered
  }
  return async (endpoint: EndpointParts, who: Who, sent: Sent): Promise<Got> => {
    const got = await sendAs(service, endpoint, sessions.get(who) ?? (await enter(who)), sent)
    const { code = '' } = (got.json ?? {}) as { code?: string }
    const isGone = endpoint.permission !== 'public' && ['stale_token', 'profile_blocked'].includes(code)
    return isGone ? await sendAs(service, endpoint, await enter(who), sent) : got
  }
}

export type Send = ReturnType<typeof callsTo>

/** Four lanes send calls at the same time, each with its own logins, so that service and database work in parallel. */
export function lanesTo(service: TestService) {
  const lanes = Array.from({ length: 4 }, () => callsTo(service))
  return async (works: readonly ((send: Send) => Promise<unknown>)[]): Promise<void> => {
    const waiting = works.values()
    const inLane = async (send: Send) => {
      for (const work of waiting) await work(send)
    }
    await Promise.all(lanes.map(inLane))
  }
}

export async function sendAs(
  { app }: TestService,
  endpoint: EndpointParts,
  { token, cookie, id }: Session,
  sent: Sent,
) {
  const filledIn = endpoint.params ? (validInput(endpoint.params) as object) : {}
  const own = endpoint.path.includes(':id') ? { id } : {}
  const body = sent.body === undefined && endpoint.body ? validInput(endpoint.body) : sent.body
  const payload = sent.raw?.payload ?? (endpoint.body && JSON.stringify(body))
  const response = await app.inject({
    method: methodsOf(endpoint)[0] ?? 'GET',
    url: addressOf(
      endpoint,
      { ...filledIn, ...own, ...sent.params },
      sent.query ?? (endpoint.query ? (validInput(endpoint.query) as object) : {}),
    ),
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': sent.raw?.type ?? 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  return { status: response.statusCode, json: isJson ? response.json() : undefined }
}

function addressOf(endpoint: EndpointParts, params: Record<string, unknown>, query: object): string {
  const filled = servedAt(endpoint).replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])))
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) parameters.set(name, String(value))
  return `${filled}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/** Each endpoint with its title and its place in the list, for `test.each`. */
export const titled = (endpoint: EndpointParts, at: number) =>
  [`${methodsOf(endpoint)[0]} ${endpoint.base ?? 'api'} ${endpoint.path}`, endpoint, at] as const
