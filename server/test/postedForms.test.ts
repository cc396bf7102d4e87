import { expect, test } from 'vitest'
import { createMember } from './factories/profiles.ts'
import { useSite } from './fakeSite.ts'
import { gotOn, visits } from './fakeWriter.ts'
import { useService } from './harness.ts'

const service = useService()
const { site } = useSite(service)
const formType = 'application/x-www-form-urlencoded'

const post = (url: string, headers: Record<string, string> = {}, payload = 'text=Which+plan%3F&name=Mary') =>
  site.app.inject({ method: 'POST', url, headers: { 'content-type': formType, ...headers }, payload })

test('the contact page takes a form and answers as the page of its visitor', async () => {
  const answer = await post('/contact-us?get=/api/tickets/stamp')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(answer.body).toContain('Page of a guest')
  expect(gotOn(answer.body)).toMatchObject([{ status: 200 }])
  expect(visits.at(-1)?.form).toEqual({ text: 'Which plan?', name: 'Mary' })
  const { bnrId, pageCookie } = await createMember(service)
  expect((await post('/contact-us', { cookie: pageCookie })).body).toContain(`Page of ${bnrId}`)
})

test('a form from another site is refused where the browser says so', async () => {
  const before = visits.length
  for (const site of ['cross-site', 'nonsense'])
    expect((await post('/contact-us', { 'sec-fetch-site': site })).statusCode).toBe(403)
  expect(visits.length).toBe(before)
  for (const site of ['same-origin', 'none'])
    expect((await post('/contact-us', { 'sec-fetch-site': site })).statusCode).toBe(200)
})

test('no other page takes a form, and no form contains anything but fields', async () => {
  for (const path of ['/faq', '/testimonials', '/notifications', '/profile/1'])
    expect((await post(path)).statusCode).toBe(404)
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x'])
    expect((await post('/contact-us', { 'content-type': type }, '{"a":1}')).statusCode).toBe(415)
  expect((await post('/contact-us', {}, `text=${'x'.repeat(70_000)}`)).statusCode).toBe(413)
})

test('a page that cannot be written says that the form was not taken, and not that all is well', async () => {
  const answer = await post('/contact-us?break=it')
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toMatch(/^We could not take your message now/)
})
