import { readCurrentMembership } from '@bnr/contract/memberships/endpoints'
import { paiseOf } from '@bnr/contract/money'
import { createPlan, editPlan, hidePlan, searchPlans } from '@bnr/contract/plans/endpoints'
import type { Plan } from '@bnr/contract/plans/schemas'
import type { PlanTerms } from '@bnr/contract/plans/terms'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createStaff } from '../../test/factories/accounts.ts'
import { planTerms as terms } from '../../test/factories/plans.ts'
import { createMember } from '../../test/factories/profiles.ts'
import { useService } from '../../test/harness.ts'
import { auditLog } from '../database/tables.ts'
import { startMembership } from '../memberships/start.ts'
import { loadPlan } from './store.ts'

const service = useService()
let manager: { token: string }

beforeAll(async () => {
  manager = await createStaff(service, 'tele_manager')
})

const create = (body: PlanTerms) => service.call(createPlan, { body }, manager.token)
const edit = (id: number, body: PlanTerms) => service.call(editPlan, { params: { id }, body }, manager.token)
const hide = (id: number) => service.call(hidePlan, { params: { id } }, manager.token)
const search = async (criterias: unknown[], token?: string): Promise<Plan[]> =>
  (await service.call(searchPlans, { wire: { criterias }, query: { size: 500 } }, token)).body.results
const is = (key: string, value: unknown) => ({ key, operation: 'eq', value })
const auditOf = (id: number) =>
  service.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `plan ${id}`))

describe('an edit', () => {
  test('replaces the old version with a new one', async () => {
    const first = (await create(terms())).body
    const after = (await create(terms())).body
    const second = (await edit(first.id, terms({ price: { amount: paiseOf(9000) } }))).body
    const third = (await edit(second.id, terms({ name: 'Vintage' }))).body
    expect([second.lineage, third.lineage]).toEqual([first.id, first.id])
    const ids = (await search([is('mt', 'Personal')])).map(({ id }) => id)
    expect(ids).not.toContain(first.id)
    expect(ids).not.toContain(second.id)
    expect(ids.indexOf(third.id)).toBe(ids.indexOf(after.id) - 1)
    expect(await auditOf(third.id)).toMatchObject([
      { action: 'plan edit', detail: { name: 'Vintage', fields: ['name', 'price'] } },
    ])
  })

  test('leaves members who bought the version before with its terms', async () => {
    const bought = (await create(terms())).body
    const { id, token } = await createMember(service)
    const row = await loadPlan(service.db, bought.id)
    await service.db.inTransaction((tx) => startMembership(service, tx, id, row))
    const dearer = { name: bought.name, price: { amount: paiseOf(99_000) }, phoneContacts: 1 }
    await edit(bought.id, terms(dearer))
    const { body } = await service.call(readCurrentMembership, { params: { id } }, token)
    expect(body).toMatchObject({
      planName: bought.name,
      price: bought.price.amount,
      phoneContacts: bought.phoneContacts,
    })
    expect(await loadPlan(service.db, bought.id)).toMatchObject({ price: bought.price.amount })
  })

  test('is refused if the version has been replaced, so that only one of several at once succeeds', async () => {
    const { id } = (await create(terms())).body
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(id, terms())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect((await hide(id)).status).toBe(409)
    expect((await edit(2_000_000_000, terms())).status).toBe(404)
  })

  test('without any change creates no version', async () => {
    const same = terms()
    const { body } = await create(same)
    expect((await edit(body.id, same)).body).toEqual(body)
    expect(await auditOf(body.id)).toHaveLength(1)
  })

  test('keeps a hidden plan hidden', async () => {
    const { id } = (await create(terms())).body
    await hide(id)
    expect((await edit(id, terms())).body.hidden).toBe(true)
  })

  test('leaves a history of versions that only staff can read', async () => {
    const first = (await create(terms())).body
    const second = (await edit(first.id, terms())).body
    const versions = await search([is('lv', first.id)], manager.token)
    expect(versions.map(({ id, replacedAt }) => [id, replacedAt !== undefined])).toEqual([
      [first.id, true],
      [second.id, false],
    ])
    const { token } = await createMember(service)
    for (const who of [token, undefined]) {
      expect((await search([is('lv', first.id)], who)).map(({ id }) => id)).toEqual([second.id])
      expect(await search([is('id', first.id)], who)).toEqual([])
    }
  })
})
