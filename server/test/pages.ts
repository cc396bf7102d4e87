import { readConfiguration } from '@bnr/contract/reference/endpoints'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { visitorOf } from '../src/accounts/visitor.ts'
import { buildApp } from '../src/app.ts'
import type { Member, Staff } from '../src/platform/actor.ts'
import type { Services } from '../src/platform/services.ts'
import type { TestService } from './harness.ts'

/** The app with a page that says who asks for it, and with what stands where an endpoint does. */
export async function openPages(services: Services) {
  const app = await buildApp(services)
  const who = async (request: FastifyRequest) => ({ visitor: await visitorOf(services, request) })
  app.route({ method: ['GET', 'POST'], url: '/a-page', handler: who })
  app.get('/an-endpoint', { config: { endpoint: readConfiguration } }, who)
  return app
}

/** Who somebody is on a page, by the cookies sent; use where useService is. */
export function usePages(service: TestService) {
  const given = {} as { app: Awaited<ReturnType<typeof openPages>> }
  beforeAll(async () => {
    given.app = await openPages(service)
  })
  afterAll(() => given.app.close())
  return async (cookie: string, asked: { method?: 'GET' | 'POST'; url?: string } = {}) => {
    const { method = 'GET', url = '/a-page' } = asked
    const answer = await given.app.inject({ method, url, headers: { cookie } })
    if (answer.statusCode !== 200) throw new Error(`the page answered ${answer.statusCode}`)
    return answer.json<{ visitor?: Member | Staff }>().visitor
  }
}

/** The page cookie that a reply sets, as the browser then sends it: '' when it is taken away, undefined when it stays as it was. */
export function pageCookieSet(headers: Record<string, unknown>): string | undefined {
  const found = [headers['set-cookie'] ?? []].flat().map(String)
  const set = found.find((one) => one.startsWith('bnr_page='))?.split(';')[0]
  return set === 'bnr_page=' ? '' : set
}
