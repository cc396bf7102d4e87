import { declaredEndpoints, type EndpointParts } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { draftPage, guestPages, memberPages, settingsPages, type Visit } from '../e2e/support/pages.ts'
import { staffLists, staffPages } from '../e2e/support/staffPages.ts'
import { buildApp } from '../server/src/app.ts'
import type { JobName } from '../server/src/jobs/queue.ts'
import { jobs as declaredJobs } from '../server/src/jobs.ts'
import { loadProfile } from '../server/src/profiles/store.ts'
import type { Services } from '../server/src/services/services.ts'
import { createStaff } from '../server/test/factories/accounts.ts'
import { logIn } from '../server/test/factories/sessions.ts'
import type { TestService } from '../server/test/harness.ts'
import { largestPicture } from '../server/test/photoUploads.ts'
import { type Caller, type Request, requestsOf, rolesOf } from './costCalls.ts'
import { onDatabases } from './databases.ts'
import { viewerId } from './seeded.ts'
import { head, print, row } from './tables.ts'

/**
 * node bench/cost.ts [--embedded 2000]: processor time of one request to each endpoint with the largest inputs that its schema
 * accepts, and of each page, in a built checkout. On the embedded database this includes the time of the database.
 */
const aim = 250
const webFolder = fileURLToPath(new URL('../web/build/client', import.meta.url))
const photo = await largestPicture()
await onDatabases(measure, { embedded: '2000', postgres: '' })

interface Cost {
  name: string
  milliseconds: number
  by: string
  status: number
}

async function measure(services: Services, database: string, profiles: number): Promise<void> {
  const jobs: { name: JobName; data: object }[] = []
  services.jobs.enqueue = async (_tx, name, data) => void jobs.push({ name, data })
  const app = await buildApp(services, webFolder)
  print(
    `\n${database}, ${profiles} profiles; the upload has ${(photo.length / 2 ** 20).toFixed(1)} MB and 49 megapixels.`,
  )
  const costs: Cost[] = []
  for (const endpoint of declaredEndpoints()) costs.push(...(await costOf(services, app, endpoint)))
  for (const visit of [
    ...guestPages,
    ...memberPages,
    ...settingsPages,
    draftPage,
    ...staffLists,
    ...staffPages,
  ])
    costs.push(await costOfPage(services, app, visit))
  costs.push(...(await costOfJobs(services, jobs)))
  show(costs)
  await app.close()
}

async function costOf(services: Services, app: FastifyInstance, endpoint: EndpointParts): Promise<Cost[]> {
  const name = `${endpoint.method} ${endpoint.path}`
  let most: Cost | undefined
  for (const who of ['guest', 'member', 'staff'] as const) {
    const caller = await enter(services, who)
    for (const request of requestsOf(endpoint, caller, photo)) {
      const { milliseconds, status } = await costOfRequest(app, request)
      const cost = { name, milliseconds, status, by: `${who}, ${request.what}` }
      if (!most || cost.milliseconds > most.milliseconds) most = cost
    }
  }
  return most ? [most] : []
}

/** The median of three calls after the first, which also compiles code. A cheap request is measured once. */
async function costOfRequest(
  app: FastifyInstance,
  request: Request,
): Promise<{ milliseconds: number; status: number }> {
  const first = await timed(app, request)
  if (first.milliseconds < aim / 5) return first
  const again = [await timed(app, request), await timed(app, request), await timed(app, request)]
  const [, middle = first] = again.sort((a, b) => a.milliseconds - b.milliseconds)
  // The service refuses to repeat some requests.
  return middle.status === first.status ? middle : first
}

async function timed(app: FastifyInstance, { what: _, ...request }: Request) {
  const before = process.cpuUsage()
  const { statusCode } = await app.inject(request)
  const { user, system } = process.cpuUsage(before)
  return { milliseconds: (user + system) / 1000, status: statusCode }
}

async function enter(services: Services, who: Caller['name']): Promise<Caller> {
  const profileId = await viewerId(services)
  const roles = rolesOf[who]
  if (who === 'guest') return { name: who, roles, headers: {}, profileId }
  if (who === 'staff') {
    const { token, pageCookie } = await createStaff(
      services as unknown as TestService,
      ...rolesOf.staff.slice(1),
    )
    return { name: who, roles, headers: headersOf(token, pageCookie), profileId }
  }
  const { userId, bnrId } = await loadProfile(services.db, profileId)
  const { token, pageCookie } = await logIn(services, { id: userId, userName: String(bnrId), type: 'pu' })
  return { name: who, roles, headers: headersOf(token, pageCookie), profileId }
}

function headersOf(token: string, cookie: string) {
  return { authorization: `Bearer ${token}`, cookie }
}

/** The cost of a server-rendered page, with its own query and with a very long one. */
async function costOfPage(services: Services, app: FastifyInstance, { path, as }: Visit): Promise<Cost> {
  const who = as === undefined ? 'guest' : as.userType === 'au' ? 'staff' : 'member'
  const { headers } = await enter(services, who)
  const { cookie } = headers
  const sent = { 'sec-fetch-dest': 'document', ...(cookie === undefined ? {} : { cookie }) }
  const extreme = `${path}${path.includes('?') ? '&' : '?'}more=${'x'.repeat(4000)}`
  const costs = []
  for (const url of [path, extreme])
    costs.push(await costOfRequest(app, { what: 'page', method: 'GET', url, headers: sent }))
  const [most = { milliseconds: 0, status: 0 }] = costs.sort((a, b) => b.milliseconds - a.milliseconds)
  return { name: path, ...most, by: `${who}, page` }
}

/** The cost of the jobs that requests queued: the dearest of each name. */
async function costOfJobs(services: Services, jobs: { name: JobName; data: object }[]) {
  const most = new Map<string, Cost>()
  for (const { name, data } of jobs) {
    if (name === 'writeReport' || (most.has(name) && name !== 'makePhotoSizes')) continue
    const before = process.cpuUsage()
    const declared = declaredJobs.find((one) => one.name === name)
    const failed = await declared?.handle(services, data, new AbortController().signal).then(
      () => false,
      () => true,
    )
    const { user, system } = process.cpuUsage(before)
    const milliseconds = (user + system) / 1000
    if (milliseconds > (most.get(name)?.milliseconds ?? -1))
      most.set(name, {
        name: `job ${name}`,
        milliseconds,
        by: failed ? 'failed' : 'after a request',
        status: 0,
      })
  }
  return [...most.values()]
}

function show(costs: readonly Cost[]): void {
  const dearest = costs.toSorted((a, b) => b.milliseconds - a.milliseconds)
  const above = dearest.filter(({ milliseconds }) => milliseconds > aim)
  print(`${costs.length} endpoints, pages and jobs; ${above.length} take more than ${aim} ms.`)
  head('endpoint or page', 'ms of processor', 'dearest as', 'status')
  for (const { name, milliseconds, by, status } of dearest.slice(0, 40))
    row(name, milliseconds.toFixed(0), by, status)
}
