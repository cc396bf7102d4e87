import { betweenDays, downloadFigure, readCount } from '@bnr/contract/figures/endpoints'
import { beforeAll, expect, test } from 'vitest'
import { downloadFile } from '../../test/downloading.ts'
import { createStaff } from '../../test/factories/accounts.ts'
import { createCounted } from '../../test/factories/countedProfiles.ts'
import { useService } from '../../test/harness.ts'
import { countFigures } from './count.ts'

const service = useService()
let manager: string
let finance: string

beforeAll(async () => {
  service.time.now = new Date('2026-11-22T06:00:00Z')
  manager = (await createStaff(service, 'tele_manager')).token
  finance = (await createStaff(service, 'finance_admin')).token
})

test.each([
  [{ pd: 0 }, 'pd'],
  [{ pd: 25 }, 'pd'],
  [{ pd: 'x' }, 'pd'],
  [{ pd: 3, du: 'Days' }, 'du'],
  [{ fd: '2026-11-31', td: '2026-11-01' }, 'fd'],
  [{ fd: '', td: '2026-11-01' }, 'fd'],
  [{ td: '2026-11-01' }, 'fd'],
  [{ fd: '2026-11-01' }, 'td'],
  [{ fd: '2026-11-02', td: '2026-11-01' }, 'td'],
  [{ fd: '2026-11-02', td: '2026-11-23' }, 'td'],
  [{ fd: '2024-11-21', td: '2026-11-22' }, 'fd'],
])('a period of %j is refused, naming %s', async (query, field) => {
  for (const read of [readCount.status, readCount.calls, downloadFigure.status]) {
    const answer = await service.call(read, { query }, manager)
    expect(answer.status).toBe(400)
    expect(Object.keys((answer.wire as { fields: object }).fields)).toEqual([field])
  }
})

test('a figure between two days, both of them included, is compared with the same days before', async () => {
  for (const day of ['2026-04-09', '2026-04-10', '2026-05-20', '2026-05-21', '2026-02-10', '2026-03-20'])
    await createCounted(service, { status: 'Settled', createdAt: new Date(`${day}T12:00:00+05:30`) })
  // Ten past midnight in India is still the day before in UTC.
  await createCounted(service, { status: 'Settled', createdAt: new Date('2026-04-10T00:10:00+05:30') })
  await countFigures(service)
  const query = betweenDays({ from: '2026-04-10', to: '2026-05-20' })
  const { body } = await service.call(readCount.status, { query }, manager)
  const period = { from: '2026-04-10', to: '2026-05-20', beforeFrom: '2026-02-10', beforeTo: '2026-03-20' }
  expect(body).toMatchObject({
    ...period,
    parts: [{ value: 'Settled', current: 3, before: 2, ever: 7 }],
  })
  const months = await service.call(readCount.month, { query }, finance)
  expect(months.body.parts).toEqual([
    { value: '2026-04', label: 'Apr 2026', current: 2, before: 1 },
    { value: '2026-05', label: 'May 2026', current: 1, before: 1 },
  ])
  const file = await downloadFile(service, downloadFigure.status, { query }, manager)
  expect(file.headers['content-disposition']).toContain('statusCount-2026-04-10-to-2026-05-20.csv')
  expect(file.body).toContain('2026-04-10 to 2026-05-20,2026-02-10 to 2026-03-20,Since the beginning')
})
