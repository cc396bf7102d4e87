import { indianDay } from '@bnr/contract/indianDay'
import { beforeAll, expect, test } from 'vitest'
import { sampleStatement } from '../../server/src/bank/sample.ts'
import { settlements } from '../../server/src/bank/settlements/tables.ts'
import { bankLines, bankProposals } from '../../server/src/bank/tables.ts'
import { preview } from '../../server/src/bank/upload.ts'
import { portraitsDrawn } from '../../server/test/factories/demoData.ts'
import { useService } from '../../server/test/harness.ts'
import { seedBank, seedSettlements } from './bank.ts'
import { seedDemo } from './data/seedDemo.ts'

const service = useService()
beforeAll(() => seedDemo({ ...service, storage: portraitsDrawn }, { profiles: 400 }), 60_000)

test('a statement is uploaded and partly matched, however often the demo starts', async () => {
  await seedBank(service)
  await seedBank(service)
  const lines = await service.db.select().from(bankLines)
  expect(lines.filter(({ state }) => state === 'Matched')).toHaveLength(4)
  expect(lines.filter(({ paid }) => paid)).toEqual([])
  const proposals = await service.db.select().from(bankProposals)
  expect(proposals.filter(({ isStrong }) => isStrong).length).toBeGreaterThan(2)
})

test('the sample statement contains what finance has not uploaded yet', async () => {
  const text = await sampleStatement(service.db, indianDay(service.time.now))
  const content = Buffer.from(text).toString('base64')
  const { columns, errors, debits, added } = await preview(service, { account: 'HDFC 4711', content })
  expect(columns).toMatchObject({ day: 'Date', amount: 'Deposit Amt.', debit: 'Withdrawal Amt.' })
  expect([errors, debits]).toEqual([[], 1])
  expect(added).toBeGreaterThan(2)
})

test('one settlement is there, with an order that we do not know', async () => {
  await seedSettlements(service)
  await seedSettlements(service)
  const found = await service.db.select().from(settlements)
  expect(found).toMatchObject([{ problemCount: 1 }])
  expect(found[0]?.lineCount).toBeGreaterThan(4)
})
