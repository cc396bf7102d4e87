import { writeContact } from '@bnr/contract/contactLog/endpoints'
import { readCount } from '@bnr/contract/figures/endpoints'
import { indianDay } from '@bnr/contract/indianDay'
import { expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { createInvoice } from '../../test/factories/invoices.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'

const service = useService()

test('calls, follow-ups done and first payments are counted for the executive', async () => {
  const [nisha, ravi] = [
    await createStaff(service, 'tele_executive'),
    await createStaff(service, 'tele_manager'),
  ]
  const { id } = await createMember(service)
  const today = indianDay(service.time.now)
  const write = (body: object, { token }: typeof nisha) =>
    service.call(writeContact, { params: { id }, body }, token)
  await write({ kind: 'call', outcome: 'call_back', followUpOn: today }, nisha)
  await write({ kind: 'note', note: 'Prefers evenings' }, ravi)
  await write({ kind: 'call', outcome: 'reached' }, ravi)
  for (const paidOn of [today, today])
    await createInvoice(service, id, { state: 'Active', paidOn, teleStaffId: ravi.id })
  const read = async (name: 'calls' | 'followUpsDone' | 'draftsPaid') => {
    const { parts } = (await service.call(readCount[name], {}, ravi.token)).body
    return parts.map(({ value, current }) => [Number(value), current])
  }
  await read('calls')
  await service.workJobs()
  expect((await read('calls')).sort()).toEqual(
    [
      [nisha.id, 1],
      [ravi.id, 1],
    ].sort(),
  )
  expect(await read('followUpsDone')).toEqual([[nisha.id, 1]])
  expect(await read('draftsPaid')).toEqual([[ravi.id, 1]])
})
