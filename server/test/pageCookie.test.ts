import { staffRoles } from '@bnr/contract/access'
import { declaredEndpoints, methodsOf } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { createStaff } from './factories/accounts.ts'
import { createMember } from './factories/profiles.ts'
import { useService } from './harness.ts'
import { sendAs } from './hostileCalls.ts'
import { usePages } from './pages.ts'

const service = useService()
const visitor = usePages(service)

let id: number
let cookies: string[]
beforeAll(async () => {
  const member = await createMember(service)
  id = member.id
  cookies = [member.pageCookie, (await createStaff(service, ...staffRoles)).pageCookie]
})

const calls = declaredEndpoints().flatMap((endpoint) =>
  methodsOf(endpoint).map((method) => ({
    name: `${method} ${endpoint.base ?? 'api'} ${endpoint.path}`,
    endpoint: { ...endpoint, method },
  })),
)

/** Everybody gets an own stamp with each contact form. */
const unstamped = (reply: object) =>
  JSON.parse(JSON.stringify(reply, (key, value) => (key === 'stp' ? '' : value)))

test.each(calls)('$name treats a visitor with only the page cookie as a guest', async ({ endpoint }) => {
  const ask = async (cookie = '') => unstamped(await sendAs(service, endpoint, { id, cookie }, {}))
  // The first call may change something; after it every guest gets the same reply.
  await ask()
  const asGuest = await ask()
  for (const cookie of cookies) expect(await ask(cookie)).toEqual(asGuest)
})

test('the page cookies of these tests are valid', async () => {
  for (const cookie of cookies) expect(await visitor(cookie)).toBeDefined()
})
