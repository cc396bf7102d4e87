import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createClient } from '@bnr/contract/client'
import type { Journal, Kind, Request } from './journal.ts'

/** Somebody with an address of their own, because request limits count by address. */
export type Person = { address: string; token?: string }

const agent = new Agent({ keepAlive: true })
/** Milliseconds after which a person gives up. */
const patience = 60_000
let people = 0

export function newPerson(): Person {
  people++
  return { address: `127.${20 + (people >> 16)}.${(people >> 8) & 255}.${people & 255}` }
}

/** Sends requests as a browser does, none of them twice: only HAProxy may repeat them. */
export function clientOf(service: string, journal: Journal) {
  const ask = (kind: Kind, person: Person) => async (address: string, init: RequestInit) => {
    const asked: Request = { kind, began: performance.now(), ended: 0 }
    journal.inFlight.add(asked)
    try {
      const response = await send(address, init, person)
      if (response.status >= 400) asked.failure = nameOf(response)
      return response
    } catch (error) {
      asked.failure = (error as NodeJS.ErrnoException).code ?? 'no answer'
      throw error
    } finally {
      asked.ended = performance.now()
      journal.inFlight.delete(asked)
      journal.requests.push(asked)
    }
  }
  const headersOf = ({ token }: Person) => (token ? { authorization: `Bearer ${token}` } : {})
  return {
    /** Calls an endpoint of the contract. */
    call: (kind: Kind, person: Person) =>
      createClient({
        apiBase: `${service}/api`,
        mediaBase: `${service}/media`,
        headers: () => headersOf(person),
        fetch: ask(kind, person),
      }),
    get: (kind: Kind, person: Person, path: string) =>
      ask(kind, person)(new URL(path, service).href, { headers: headersOf(person) }),
    post: (kind: Kind, person: Person, path: string, body: BodyInit, type: string) => {
      const headers = { ...headersOf(person), 'content-type': type }
      return ask(kind, person)(new URL(path, service).href, { method: 'POST', body, headers })
    },
  }
}

/** The service's own 503 says when to retry. */
function nameOf({ status, headers }: Response): string {
  return status === 503 && !headers.has('retry-after') ? '503 of HAProxy' : String(status)
}

function send(
  address: string,
  { method = 'GET', headers, body }: RequestInit,
  person: Person,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      method,
      headers: Object.fromEntries(new Headers(headers)),
      localAddress: person.address,
      timeout: patience,
    }
    const sending = request(address, options, (answer) => {
      const { statusCode: status = 0, headers } = answer
      const known = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)])
      buffer(answer).then((content) => resolve(new Response(content, { status, headers: known })), reject)
    })
    sending.on('timeout', () => sending.destroy(Object.assign(new Error('too slow'), { code: 'too slow' })))
    sending.on('error', reject)
    sending.end(body instanceof Uint8Array ? body : (body ?? '').toString())
  })
}
