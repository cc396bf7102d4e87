import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { type Actor, guest } from '../http/actor.ts'
import { renderError } from '../http/renderError.ts'
import type { Failure } from '../platform/failure.ts'
import { referenceRoutes } from './routes.ts'

let now = new Date('2024-06-15T06:30:00Z')
const staff: Actor = {
  kind: 'staff',
  roles: ['staff_user'],
  userId: 1,
  userName: '919000000002',
  sessionId: 's',
  name: 'Staff',
}
let actor: Actor = guest
const app = Fastify()
app.decorate('served', [])
app.addHook('onRequest', async (request) => {
  request.actor = actor
})
app.setErrorHandler<Failure>(renderError)
referenceRoutes(app, { clock: { now: () => now }, config: readConfig({}) })
afterAll(() => app.close())

const get = (path: string, headers = {}) => app.inject({ url: `/api${path}`, headers })
const read = async (path: string) => (await get(path)).json()

test('a setting is an array of keys and values', async () => {
  expect(await read('/settings/genders')).toEqual([
    { key: 'm', value: 'Male' },
    { key: 'f', value: 'Female' },
  ])
})

test('a preference list begins with Any', async () => {
  const [first, second] = await read('/settings/childStatusPreferences')
  expect([first.key, second.key]).toEqual(['Any', 'n'])
})

test('heights and salary ranges have their own shapes', async () => {
  const heights = await read('/settings/heights')
  expect(heights[0]).toEqual({ ft: 4, in: 0, dn: '4 ft 0 in (122 cm)' })
  const ranges = await read('/settings/salaryRanges')
  expect(ranges).toContainEqual({ fr: 500_000, to: 700_000, dn: 'Rs. 5 - 7 Lakhs' })
  expect(ranges.at(-1)).toEqual({ fr: 10_000_000, dn: 'Rs. 1 Crore and above' })
})

test('birth year ranges depend on the current date', async () => {
  const [girl, boy] = await read('/settings/birthYearRanges')
  expect([girl.key, girl.max]).toEqual(['girl', { y: 2006, m: 6, d: 15 }])
  expect([boy.key, boy.max]).toEqual(['boy', { y: 2003, m: 6, d: 15 }])
})

test('an unknown list is refused with the names of all lists', async () => {
  const unknown = await get('/settings/nothing')
  expect(unknown.statusCode).toBe(400)
  const names = String(unknown.json().message).split(': ')[1]?.split(', ')
  expect(names).toEqual([...(names ?? [])].sort())
  for (const name of ['createdFors', 'childStatusPreferences', 'heights', 'weights', 'searchMappings'])
    expect(names).toContain(name)
  const genders = await get('/configurations/genders')
  expect([genders.statusCode, genders.json().message]).toEqual([
    400,
    'Unknown list. Use one of: books, castes, cuisines, denominations, dressStyles, hobbies, interests, motherTongues, musics, occupations, sports',
  ])
})

test('a configuration comes in pages, with Any only on request', async () => {
  const plain = await read('/configurations/occupations?size=1000')
  expect(plain.results).toHaveLength(plain.total)
  expect(plain.results).toContainEqual({ na: 'Student', ct: 'Others' })
  const withAny = await read('/configurations/occupations?size=1000&any=1')
  expect(withAny.results[0]).toEqual({ na: 'Any' })
  expect(withAny.total).toBe(plain.total + 1)
})

test('pages of a configuration are consecutive', async () => {
  const whole = await read('/configurations/castes?size=1000')
  const second = await read('/configurations/castes?size=10&page=1')
  expect(second).toMatchObject({ page: 1, results: whole.results.slice(10, 20) })
})

test('degrees have code, field of study and name', async () => {
  expect(await read('/education_categories')).toContainEqual({
    id: 101,
    c: 'Engineering',
    de: 'B.E. / B.Tech',
  })
})

test('places are found by the name of their parent', async () => {
  expect((await read('/countries'))[0]).toEqual({ key: 'India', value: 'India' })
  expect(await read('/countries/states?c=India')).toHaveLength(36)
  expect(await read('/countries/districts?st=Tamil%20Nadu')).toHaveLength(38)
  expect(await read('/countries/states?c=Any')).toEqual([])
})

test('calling codes begin with India', async () => {
  expect((await read('/country_codes/codes'))[0]).toEqual({ cc: '91', na: 'India' })
})

test('the service provider is found by its code', async () => {
  expect(await read('/service_providers?code=bnr')).toMatchObject({ code: 'bnr', ad: { st: 'Tamil Nadu' } })
  expect((await get('/service_providers?code=other')).statusCode).toBe(404)
})

test('an unchanged list is a 304 until the day ends', async () => {
  const { headers } = await get('/countries')
  expect(headers['cache-control']).toBe('public, max-age=300')
  const again = await get('/countries', { 'if-none-match': headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('/countries', { 'if-none-match': '"other"' })).statusCode).toBe(200)
  now = new Date('2024-06-16T06:30:00Z')
  expect((await get('/countries', { 'if-none-match': headers.etag })).statusCode).toBe(200)
})

test('the stamp and errors are not cached', async () => {
  const stamp = await get('/lm/d')
  expect(stamp.json().lm).toMatch(/^[0-9a-f]{16}$/)
  expect(stamp.headers['cache-control']).toBeUndefined()
  expect((await get('/settings/nothing')).headers['cache-control']).toBeUndefined()
})

test('the service provider has the bank account for transfers', async () => {
  const { ba } = await read('/service_providers')
  expect(Object.keys(ba)).toEqual(['na', 'nu', 'bk'])
  expect(Object.keys(ba.bk)).toEqual(['na', 'br', 'ifsc'])
})

test('banks are found by any part of their name', async () => {
  actor = staff
  const search = async (criterias: unknown[], query = '') => {
    const reply = await app.inject({
      method: 'POST',
      url: `/api/banks/search${query}`,
      payload: { criterias },
    })
    return reply.json()
  }
  const whole = await search([], '?page=0&size=10000')
  expect(whole.results).toHaveLength(whole.total)
  expect(whole.total).toBeGreaterThan(40)
  expect((await search([], '?page=1')).results).toEqual(whole.results.slice(10, 20))
  const named = await search([{ key: 'na', operation: 'like', value: 'mercantile' }])
  expect(named).toEqual({ results: [{ id: 41, na: 'Tamilnad Mercantile Bank' }], total: 1, page: 0 })
  expect(await search([{ key: 'id', operation: 'eq', value: 1 }])).toMatchObject({
    code: 'unknown_criterion',
  })
})
