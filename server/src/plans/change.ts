import { oneRupee } from '@bnr/contract/money'
import { isTopUp } from '@bnr/contract/plans/schemas'
import { belowOneRupee, type PlanTerms, usualWeeklyAim, wrongDuration } from '@bnr/contract/plans/terms'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import { invalidInput } from '../platform/failure.ts'
import type { Services } from '../services/services.ts'
import { categoryColours } from './colours.ts'
import { insertPlan, lineageOf, lockCurrentPlan, type PlanRow, updatePlan } from './store.ts'

type Changing = Pick<Services, 'db' | 'clock'>
type By = { userId: number }

export async function createPlan({ db, clock }: Changing, by: By, terms: PlanTerms): Promise<PlanRow> {
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    const made = await insertPlan(tx, { ...columnsOf(terms), createdAt: at })
    await audit(tx, at, by.userId, 'plan create', `plan ${made.id}`, { name: made.name })
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
    if (isTopUp(before) !== isTopUp(wanted))
      throw invalidInput({ mt: 'A plan cannot become a top-up, nor a top-up a plan' })
    const changed = changesOf(before, wanted)
    if (Object.keys(changed).length === 0) {
      noteNothing()
      return before
    }
    await updatePlan(tx, id, { replacedAt: at })
    const { createdAt, hidden } = before
    const made = await insertPlan(tx, { ...wanted, createdAt, hidden, firstVersionId: lineageOf(before) })
    const detail = { name: made.name, fields: namesOf(changed) }
    await audit(tx, at, by.userId, 'plan edit', `plan ${made.id}`, detail)
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
    const action = hidden ? 'plan hide' : 'plan show'
    await audit(tx, clock.now(), by.userId, action, `plan ${id}`, { name: plan.name })
    return { ...plan, hidden }
  })
}

/** A top-up gives contacts or interests for a price, and nothing else. */
function columnsOf(terms: PlanTerms) {
  const { amount } = terms.price
  if (amount > 0 && amount < oneRupee) throw invalidInput({ 'co.am': belowOneRupee })
  if (!isTopUp(terms)) {
    if (terms.duration === 0) throw invalidInput({ pd: wrongDuration })
    return planColumnsOf(terms)
  }
  if (terms.duration !== 0) throw invalidInput({ pd: 'A top-up ends with the plan that it adds to' })
  if (amount === 0) throw invalidInput({ 'co.am': 'Enter a price' })
  if (terms.phoneContacts + terms.expressInterests === 0)
    throw invalidInput({ pc: 'Enter contacts or interests' })
  const { highlightDuration, prominenceDuration, goldTagged, assisted } = terms
  if (highlightDuration || prominenceDuration || goldTagged || assisted)
    throw invalidInput({ mt: 'A top-up adds contacts and interests only' })
  return planColumnsOf(terms)
}

/** Periods are in days. A plan without assistance has neither a text about it nor a weekly aim. */
function planColumnsOf({ price, assisted, assistance, weeklyAim = usualWeeklyAim, ...terms }: PlanTerms) {
  return {
    ...terms,
    price: price.amount,
    highlightUnit: 'DAYS',
    prominenceUnit: 'DAYS',
    colour: categoryColours[terms.category],
    assisted,
    assistance: assisted ? (assistance ?? null) : null,
    weeklyAim: assisted ? weeklyAim : 0,
  } as const
}

type Columns = ReturnType<typeof planColumnsOf>

function changesOf(before: PlanRow, wanted: Columns): Partial<Columns> {
  const differs = ([name, value]: [string, unknown]) => before[name as keyof PlanRow] !== value
  return Object.fromEntries(Object.entries(wanted).filter(differs))
}

const namesOf = (changed: Partial<Columns>) => Object.keys(changed).sort() as (keyof Columns)[]
