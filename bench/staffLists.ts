import { may } from '@bnr/contract/access'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../server/src/app.ts'
import type { Services } from '../server/src/services/services.ts'
import { createStaff } from '../server/test/factories/accounts.ts'
import type { TestService } from '../server/test/harness.ts'
import { rolesOf } from './costCalls.ts'
import { onDatabases } from './databases.ts'
import { addStaffWork } from './staffWork.ts'
import { shown, summary, timed } from './statistics.ts'
import { head, print, row } from './tables.ts'

/** node bench/staffLists.ts [--postgres 100000]: the first and a late page of every list of staff that needs no id. */
const rounds = 15
const size = 10
/** Nobody turns more pages than that. */
const furthestPage = 999
await onDatabases(measure, { embedded: '', postgres: '100000' })

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const app = await buildApp(services)
  const { token, id } = await createStaff(services as TestService, ...rolesOf.staff.slice(1))
  await addStaffWork(services, id, profiles)
  const headers = { authorization: `Bearer ${token}` }
  print(`\n${database}, ${profiles} profiles; milliseconds, ${rounds} rounds`)
  head('list', 'rows', 'first page p50', 'p95', 'late page p50', 'p95')
  const measured = []
  for (const endpoint of declaredEndpoints().filter(isStaffList)) {
    const one = await measuredOf(app, headers, endpoint)
    if (one) measured.push(one)
  }
  for (const { name, total, first, last } of measured.sort((a, b) => b.last.p50 - a.last.p50))
    row(name, total, shown(first.p50), shown(first.p95), shown(last.p50), shown(last.p95))
  await app.close()
}

/** Lists that need an id are those of one person, import or statement. */
function isStaffList(endpoint: EndpointParts): boolean {
  const { permission, query, path, keys } = endpoint
  if (permission === 'public' || !may(rolesOf.staff, permission) || path.includes(':')) return false
  return keys !== undefined || (isRead(endpoint) && 'page' in fieldsOf(query))
}

function fieldsOf(schema: object | undefined): object {
  return (schema as { shape?: object } | undefined)?.shape ?? {}
}

function isRead(endpoint: EndpointParts): boolean {
  return methodsOf(endpoint).includes('GET')
}

async function measuredOf(app: FastifyInstance, headers: Record<string, string>, endpoint: EndpointParts) {
  const url = servedAt(endpoint)
  const how = isRead(endpoint)
    ? ({ method: 'GET' } as const)
    : ({ method: 'POST', payload: { criterias: [] } } as const)
  const page = (number: number) => async () => {
    const query = { page: String(number), size: String(size) }
    const { statusCode, body } = await app.inject({ url, headers, query, ...how })
    if (statusCode === 400) return undefined
    if (statusCode !== 200) throw new Error(`${url}: ${body}`)
    return JSON.parse(body) as { total?: number }
  }
  const found = await page(0)()
  // Activities are found only by a profile.
  if (!found) return undefined
  const { total = 0 } = found
  const lastPage = Math.min(Math.max(0, Math.ceil(total / size) - 1), furthestPage)
  return {
    name: `${how.method} ${endpoint.path}`,
    total,
    first: await times(page(0)),
    last: await times(page(lastPage)),
  }
}

async function times(ask: () => Promise<unknown>) {
  const all: number[] = []
  for (let round = 0; round < rounds; round++) all.push(await timed(ask))
  return summary(all)
}
