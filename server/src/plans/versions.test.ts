import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPlan } from '../../test/factories/memberships.ts'
import { useService } from '../../test/harness.ts'
import { plans } from './tables.ts'

const service = useService()

test('a version of a plan never changes and is never deleted; it can be hidden and replaced', async () => {
  const { id } = await createPlan(service)
  const change = (values: Partial<typeof plans.$inferInsert>) =>
    service.db.update(plans).set(values).where(eq(plans.id, id))
  for (const values of [
    { goldTagged: true },
    { highlightDuration: 9 },
    { assistance: 'None' },
    { name: 'X' },
  ])
    await expect(change(values)).rejects.toThrow()
  await expect(service.db.delete(plans).where(eq(plans.id, id))).rejects.toThrow()
  await change({ hidden: true, replacedAt: new Date() })
  const [stored] = await service.db.select().from(plans).where(eq(plans.id, id))
  expect(stored).toMatchObject({ goldTagged: false, highlightDuration: 0, hidden: true })
})
