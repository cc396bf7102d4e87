import { indianDay } from '@bnr/contract/indianDay'
import { oneRupee, rupeesShown } from '@bnr/contract/money'
import { bannerFormats, type LaterLastDay, type OfferTerms } from '@bnr/contract/offers/schemas'
import { offerMachine, offerStateOf } from '@bnr/contract/offers/states'
import { wrongPrice } from '@bnr/contract/prices'
import { isPossible } from '@bnr/contract/stateMachine'
import { lastAfterFirst } from '@bnr/contract/values'
import { eq } from 'drizzle-orm'
import { audit } from '../database/audit.ts'
import { noteNothing } from '../database/auditContext.ts'
import type { Transaction } from '../database/database.ts'
import { requireRow } from '../database/requireRow.ts'
import { requirePlans } from '../plans/currentPlans.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import { requireState } from '../platform/requireAction.ts'
import type { Services } from '../services/services.ts'
import { lockOffer, type WholeOffer } from './store.ts'
import { offerBanners, offers } from './tables.ts'

type Changing = Pick<Services, 'db' | 'clock'>
type By = { userId: number }
const { change, extend, publish, end } = offerMachine.actions

/** Creates an offer as a draft. */
export async function createOffer({ db, clock }: Changing, by: By, terms: OfferTerms): Promise<number> {
  const at = clock.now()
  return await db.inTransaction(async (tx) => {
    await requireTerms(tx, terms, indianDay(at))
    const made = tx.insert(offers).values({ ...terms, createdAt: at })
    const { id } = await requireRow(made.returning(), 'internal')
    await audit(tx, at, by.userId, 'offer create', `offer ${id}`, { title: terms.title })
    return id
  })
}

/** Changes a draft. Members have not seen it, so everything can change. */
export async function changeOffer(
  { db, clock }: Changing,
  by: By,
  id: number,
  terms: OfferTerms,
): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const before = await lockOffer(tx, indianDay(at), id)
    requireState(offerMachine, 'change', before.state)
    await requireTerms(tx, terms, indianDay(at))
    await tx.update(offers).set(terms).where(eq(offers.id, id))
    const detail = { title: terms.title, fields: changedTerms(before, terms) }
    await audit(tx, at, by.userId, change.audit, `offer ${id}`, detail)
  })
}

/** Members have seen a published offer, so only its last day can change, and only to a later one. */
export async function extendOffer(
  { db, clock }: Changing,
  by: By,
  id: number,
  { endsOn }: LaterLastDay,
): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const offer = await lockOffer(tx, indianDay(at), id)
    requireState(offerMachine, 'extend', offerStateOf(offer))
    if (endsOn <= offer.endsOn) throw invalidInput({ ed: 'Select a day after the present last day' })
    requireNotOver(endsOn, indianDay(at))
    await tx.update(offers).set({ endsOn }).where(eq(offers.id, id))
    const detail = { title: offer.title, fields: ['endsOn'] as const }
    await audit(tx, at, by.userId, extend.audit, `offer ${id}`, detail)
  })
}

/** Members see the offer from now on, or from its first day. */
export async function publishOffer({ db, clock }: Changing, by: By, id: number): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const offer = await lockOffer(tx, indianDay(at), id)
    requireState(offerMachine, 'publish', offer.state)
    requireBanners(offer)
    await showBanners(tx, id, 'Ready')
    await audit(tx, at, by.userId, publish.audit, `offer ${id}`, { title: offer.title })
  })
}

/** Members should never see an offer whose banner is missing or not made yet. */
function requireBanners({ banners }: WholeOffer): void {
  const readable = banners.filter(({ status }) => status !== 'Rejected')
  if (Object.values(bannerFormats).some((wanted) => !readable.some(({ format }) => format === wanted)))
    throw new Failure('banner_missing')
  if (readable.some(({ processed }) => !processed))
    throw new Failure('banner_missing', {
      message: 'The banners are still being prepared. Publish the offer in a moment',
    })
}

export async function endOffer({ db, clock }: Changing, by: By, id: number): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const offer = await lockOffer(tx, indianDay(at), id)
    if (!isPossible(offerMachine, 'end', offerStateOf(offer))) return noteNothing()
    await tx.update(offers).set({ endedAt: at }).where(eq(offers.id, id))
    await showBanners(tx, id, 'Deactivated')
    await audit(tx, at, by.userId, end.audit, `offer ${id}`, { title: offer.title })
  })
}

function changedTerms(before: Record<keyof OfferTerms, unknown>, terms: OfferTerms): (keyof OfferTerms)[] {
  const names = Object.keys(terms) as (keyof OfferTerms)[]
  return names.filter((name) => String(before[name]) !== String(terms[name])).sort()
}

async function showBanners(tx: Transaction, offerId: number, status: 'Ready' | 'Deactivated'): Promise<void> {
  await tx.update(offerBanners).set({ status }).where(eq(offerBanners.offerId, offerId))
}

async function requireTerms(tx: Transaction, terms: OfferTerms, today: string): Promise<void> {
  if (terms.endsOn < terms.startsOn) throw invalidInput({ ed: lastAfterFirst })
  requireNotOver(terms.endsOn, today)
  await requireLower(tx, terms)
}

function requireNotOver(endsOn: string, today: string): void {
  if (endsOn < today) throw invalidInput({ ed: 'The last day is in the past' })
}

/** The price must be lower than that of each plan, and at least one rupee. */
async function requireLower(tx: Transaction, { membershipIds, price }: OfferTerms): Promise<void> {
  const [cheapest] = await requirePlans(tx, membershipIds)
  if (price < oneRupee) throw invalidInput({ am: wrongPrice })
  if (cheapest && price >= cheapest.price)
    throw invalidInput({
      am: `Enter less than ${rupeesShown(cheapest.price)}, which ${cheapest.name} costs without the offer`,
    })
}
