import type { AuditAction } from '@bnr/contract/auditActions'
import type { PlanTerms } from '@bnr/contract/plans/terms'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { AuditDetail } from '../database/auditDetail.ts'
import type { Transaction } from '../database/database.ts'
import type { Services } from '../services/services.ts'
import { categoryColours } from './colours.ts'
import { insertPlan, lineageOf, lockCurrentPlan, type PlanRow, updatePlan } from './store.ts'

type Changing = Pick<Services, 'db' | 'clock'>
type By = { userId: number }

export async function createPlan({ db, clock }: Changing, by: By, terms: PlanTerms): Promise<PlanRow> {
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    const made = await insertPlan(tx, { ...columnsOf(terms), createdAt: at })
    await record(tx, at, by, 'plan create', made)
    return made
  })
}

/** An edit creates a new version and replaces the old one. Members who bought the old version keep its terms. */
export async function editPlan(
  { db, clock }: Changing,
  by: By,
  id: number,
  terms: PlanTerms,
): Promise<PlanRow> {
  const at = clock.now()
  const wanted = columnsOf(terms)
  return await db.inTransaction(async (tx) => {
    const before = await lockCurrentPlan(tx, id)
    const changed = changesOf(before, wanted)
    if (Object.keys(changed).length === 0) {
      noteNothing()
      return before
    }
    await updatePlan(tx, id, { replacedAt: at })
    const { createdAt, hidden } = before
    const made = await insertPlan(tx, { ...wanted, createdAt, hidden, firstVersionId: lineageOf(before) })
    await record(tx, at, by, 'plan edit', made, { fields: namesOf(changed) })
    return made
  })
}

export async function setHidden(
  { db, clock }: Changing,
  by: By,
  id: number,
  hidden: boolean,
): Promise<PlanRow> {
  return await db.inTransaction(async (tx) => {
    const plan = await lockCurrentPlan(tx, id)
    if (plan.hidden === hidden) {
      noteNothing()
      return plan
    }
    await updatePlan(tx, id, { hidden })
    await record(tx, clock.now(), by, hidden ? 'plan hide' : 'plan show', plan)
    return { ...plan, hidden }
  })
}

/** Periods are in days. A plan without assistance has no text about it. */
function columnsOf({ price, assisted, assistance, ...terms }: PlanTerms) {
  return {
    ...terms,
    price: price.amount,
    highlightUnit: 'DAYS',
    prominenceUnit: 'DAYS',
    colour: categoryColours[terms.category],
    assisted,
    assistance: assisted ? (assistance ?? null) : null,
  } as const
}

type Columns = ReturnType<typeof columnsOf>

function changesOf(before: PlanRow, wanted: Columns): Partial<Columns> {
  const differs = ([name, value]: [string, unknown]) => before[name as keyof PlanRow] !== value
  return Object.fromEntries(Object.entries(wanted).filter(differs))
}

const namesOf = (changed: Partial<Columns>) => Object.keys(changed).sort() as (keyof Columns)[]

function record(
  tx: Transaction,
  at: Date,
  { userId }: By,
  action: AuditAction,
  plan: PlanRow,
  detail: AuditDetail = {},
) {
  return audit(tx, at, userId, action, `plan ${plan.id}`, { name: plan.name, ...detail })
}
