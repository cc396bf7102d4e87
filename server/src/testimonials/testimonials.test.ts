import {
  readTestimonial,
  searchTestimonials,
  testimonialPhotoFile,
} from '@bnr/contract/testimonials/endpoints'
import { testimonialStatuses } from '@bnr/contract/testimonials/transitions'
import { afterEach, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createTestimonial, createTestimonialPhoto, secretValues } from '../../test/factories/testimonials.ts'
import { useService } from '../../test/harness.ts'
import type { TestimonialRow } from './store.ts'
import { testimonials } from './tables.ts'

const service = useService()

afterEach(async () => void (await service.db.delete(testimonials)))

const search = (query: Record<string, unknown> = {}, wire: unknown = {}, token?: string) =>
  service.call(searchTestimonials, { query, wire }, token)
const read = (id: number, token?: string) => service.call(readTestimonial, { params: { id } }, token)

describe('everybody', () => {
  test.each(testimonialStatuses)('sees a testimonial that is %s only when it is Active', async (status) => {
    const { id } = await createTestimonial(service, { status })
    const photo = await createTestimonialPhoto(service, id)
    const shown = status === 'Active'
    const { token } = await createStaff(service, 'tele_executive')
    for (const who of [undefined, token]) {
      expect((await search({}, {}, who)).body.results.map((one) => one.id)).toEqual(shown ? [id] : [])
      expect((await read(id, who)).status).toBe(shown ? 200 : 404)
    }
    const file = await service.call(testimonialPhotoFile, { params: { mid: photo, size: 'display' } })
    expect(file.status).toBe(shown ? 200 : 404)
  })

  test('sees a testimonial and its photos without contact details and names of staff', async () => {
    const { id } = await createTestimonial(service, {
      engagementDate: '2024-08-15',
      weddingDate: '2025-01-11',
    })
    const photo = await createTestimonialPhoto(service, id)
    await createTestimonialPhoto(service, id, { processed: false })
    const { wire } = await read(id)
    const address = `/media/testimonials/${photo}`
    expect(wire).toEqual({
      id,
      cn: 'Led to one another',
      gn: 'Joel',
      bn: 'Sharon',
      ed: '2024-08-15',
      wd: '2025-01-11',
      tl: 'We met after the evening service.',
      st: 'Active',
      me: [{ mid: photo, mt: 'c', cu: `${address}/display`, cut: `${address}/thumbnail`, mf: '960x1200' }],
    })
    const found = JSON.stringify((await search()).wire)
    for (const secret of secretValues) expect(found).not.toContain(secret)
  })

  test('may cache photos, and gets no sizes that do not exist', async () => {
    const { id } = await createTestimonial(service)
    const mid = await createTestimonialPhoto(service, id)
    const file = await service.call(testimonialPhotoFile, { params: { mid, size: 'display' } })
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400, immutable',
    })
    expect((await service.call(testimonialPhotoFile, { params: { mid, size: 'thumbnail' } })).status).toBe(
      404,
    )
    const wrong = await service.app.inject('/media/testimonials/..%2F..%2Fsecrets/display')
    expect(wrong.statusCode).toBe(400)
  })
})

test('the newest wedding comes first and a testimonial without a date last, on consecutive pages', async () => {
  const dates = ['2023-05-01', undefined, '2025-01-11', '2025-01-11', '2024-12-28']
  const rows: TestimonialRow[] = []
  for (const weddingDate of dates) rows.push(await createTestimonial(service, { weddingDate }))
  const wanted = [3, 2, 4, 0, 1].map((place) => rows[place]?.id)
  const pages = [
    await search({ size: 2 }),
    await search({ size: 2, page: 1 }),
    await search({ size: 2, page: 2 }),
  ]
  expect(pages.flatMap(({ body }) => body.results.map(({ id }) => id))).toEqual(wanted)
  expect(pages.map(({ body }) => [body.total, body.page])).toEqual([
    [5, 0],
    [5, 1],
    [5, 2],
  ])
  expect((await search({ size: 2, page: 9 })).body).toEqual({ results: [], total: 5, page: 9 })
})

test('HTML in a testimonial remains text', async () => {
  const text = '<script>alert(1)</script> & <b>Praise</b> "him"'
  const { id } = await createTestimonial(service, { text })
  expect((await read(id)).body.text).toBe(text)
})

test.each([
  ['no body at all', undefined, 200, undefined],
  ['no criteria', { criterias: [] }, 200, undefined],
  ['Active', { criterias: [{ key: 'st', operation: 'eq', value: 'Active' }] }, 200, undefined],
  ['drafts', { criterias: [{ key: 'st', operation: 'eq', value: 'Draft' }] }, 403, undefined],
  ['an unknown key', { criterias: [{ key: 'em', operation: 'eq', value: 'a' }] }, 400, 'criterias.0.key'],
  [
    'an unknown operation',
    { criterias: [{ key: 'st', operation: 'like', value: 'A' }] },
    400,
    'criterias.0.operation',
  ],
  [
    'an unknown status',
    { criterias: [{ key: 'st', operation: 'eq', value: 'Gone' }] },
    400,
    'criterias.0.value',
  ],
  ['an unknown field', { criteria: [] }, 400, 'criteria'],
])('a search for %s', async (_what, body, status, field) => {
  const answer = await search({}, body)
  expect(answer.status).toBe(status)
  if (field) expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([field])
})

test.each(['0', '-1', 'x', '99999999999'])('refuses the id %s', async (id) => {
  expect((await service.app.inject(`/api/testimonials/${id}`)).statusCode).toBe(400)
})
