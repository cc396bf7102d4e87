import { readConfiguration } from '@bnr/contract/reference/endpoints'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { visitorOf } from '../src/accounts/visitor.ts'
import { buildApp } from '../src/app.ts'
import type { Member, Staff } from '../src/http/actor.ts'
import type { Services } from '../src/services/services.ts'
import type { TestService } from './harness.ts'

/** The app with a page and an endpoint that both reply with their visitor. */
export async function openPages(services: Services) {
  const app = await buildApp(services)
  const who = async (request: FastifyRequest) => ({ visitor: await visitorOf(services, request) })
  app.route({ method: ['GET', 'POST'], url: '/a-page', handler: who })
  app.get('/an-endpoint', { config: { endpoint: readConfiguration } }, who)
  return app
}

/** Returns a function that tells who a page thinks its visitor is; call it at the same level as useService. */
export function usePages(service: TestService) {
  const opened = {} as { app: Awaited<ReturnType<typeof openPages>> }
  beforeAll(async () => {
    opened.app = await openPages(service)
  })
  afterAll(() => opened.app.close())
  return async (cookie: string, request: { method?: 'GET' | 'POST'; url?: string } = {}) => {
    const { method = 'GET', url = '/a-page' } = request
    const answer = await opened.app.inject({ method, url, headers: { cookie } })
    if (answer.statusCode !== 200) throw new Error(`the page answered ${answer.statusCode}`)
    return answer.json<{ visitor?: Member | Staff }>().visitor
  }
}

/** The page cookie that a reply sets, as the browser then sends it: '' if the reply removes it, undefined if it leaves it unchanged. */
export function pageCookieSet(headers: Record<string, unknown>): string | undefined {
  const found = [headers['set-cookie'] ?? []].flat().map(String)
  const set = found.find((one) => one.startsWith('bnr_page='))?.split(';')[0]
  return set === 'bnr_page=' ? '' : set
}
