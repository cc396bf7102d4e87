import { createPlan, editPlan, hidePlan, searchPlans, showPlan } from '@bnr/contract/plans/endpoints'
import type { Plan } from '@bnr/contract/plans/schemas'
import type { PlanTerms } from '@bnr/contract/plans/terms'
import { asc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planTerms as terms } from '../../test/factories/plans.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'

const service = useService()
let manager: { id: number; token: string }

beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
})

const create = (body: PlanTerms, token = manager.token) => service.call(createPlan, { body }, token)
const edit = (id: number, body: PlanTerms, token = manager.token) =>
  service.call(editPlan, { params: { id }, body }, token)
const hide = (id: number) => service.call(hidePlan, { params: { id } }, manager.token)
const show = (id: number) => service.call(showPlan, { params: { id } }, manager.token)
const search = async (criterias: unknown[], token?: string): Promise<Plan[]> =>
  (await service.call(searchPlans, { wire: { criterias }, query: { size: 500 } }, token)).body.results
const is = (key: string, value: unknown) => ({ key, operation: 'eq', value })
const auditOf = (id: number) =>
  service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `plan ${id}`))
    .orderBy(asc(auditLog.id))

describe('a plan', () => {
  test('is on sale as soon as it is created, with all its terms', async () => {
    const wanted = terms()
    const { status, body } = await create(wanted)
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...wanted, hidden: false, lineage: body.id })
    expect(await search([is('id', body.id)])).toEqual([body])
    expect(await auditOf(body.id)).toMatchObject([{ userId: manager.id, action: 'plan create' }])
  })

  test('has a text about assistance only if it is assisted', async () => {
    const { body } = await create(terms({ assisted: false }))
    expect(body).toMatchObject({ assisted: false })
    expect(body.assistance).toBeUndefined()
  })

  test.each([
    ['finance_admin', 403],
    ['tele_executive', 403],
    ['super_admin', 200],
  ] as const)('created by %s gets status %i', async (role, status) => {
    const { token } = await createStaff(service, role)
    expect((await create(terms(), token)).status).toBe(status)
  })

  test.each([
    [{ co: { am: 0.99 } }, 'co.am', 'Enter 0, or an amount from 1 to 10,00,000'],
    [{ co: { am: -1 } }, 'co.am', 'Enter an amount from 0 to 10,00,000'],
    [{ co: { am: 1_000_000.01 } }, 'co.am', 'Enter an amount from 0 to 10,00,000'],
    [{ co: { am: 10.001 } }, 'co.am', 'Enter an amount from 0 to 10,00,000'],
    [{ na: ' ' }, 'na', 'Enter the plan name'],
    [{ na: 'x'.repeat(81) }, 'na', 'Use at most 80 characters'],
    [{ mt: 'Gold' }, 'mt', 'Select category'],
    [{ pd: 0 }, 'pd', 'Enter a number from 1 to 730'],
    [{ phpd: 45 }, 'phpd', 'Select a period'],
    [{ h: true }, 'h', 'Unknown field h'],
  ])('with %j is refused, and the reply names the field', async (wrong, field, message) => {
    const wire = {
      mt: 'self',
      na: 'Wrong',
      tg: 'sc',
      co: { am: 1 },
      pd: 1,
      du: 'months',
      pc: 1,
      eic: 1,
      phpd: 0,
      pvpd: 0,
      gt: false,
      as: false,
    }
    const answer = await service.call(createPlan, { wire: { ...wire, ...wrong } }, manager.token)
    expect(answer.status).toBe(400)
    expect((answer.wire as { fields: object }).fields).toEqual({ [field]: message })
  })

  test('has a unique name among the current plans of its category, in any case', async () => {
    const { body } = await create(terms())
    const same = { name: body.name.toUpperCase() }
    const answer = await create(terms(same))
    expect(answer.status).toBe(409)
    expect(answer.wire).toMatchObject({
      fields: { na: 'A plan with this name already exists in this category' },
    })
    expect((await create(terms({ ...same, category: 'self' }))).status).toBe(200)
    const other = await create(terms())
    expect((await edit(other.body.id, terms(same))).status).toBe(409)
    await edit(body.id, terms())
    expect((await create(terms(same))).status).toBe(200)
  })
})

test('a plan can be hidden and shown again, and each change is audited once', async () => {
  const { id } = (await create(terms())).body
  await hide(id)
  expect((await hide(id)).body.hidden).toBe(true)
  expect(await search([is('id', id)])).toEqual([])
  await show(id)
  expect(await search([is('id', id)])).toHaveLength(1)
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(['plan create', 'plan hide', 'plan show'])
})
