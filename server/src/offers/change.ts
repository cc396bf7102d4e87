import { indianDay } from '@bnr/contract/indianDay'
import { oneRupee, rupeesShown } from '@bnr/contract/money'
import { bannerFormats, type OfferTerms } from '@bnr/contract/offers/schemas'
import { eq } from 'drizzle-orm'
import { requirePlans } from '../plans/currentPlans.ts'
import { audit } from '../platform/audit.ts'
import type { Transaction } from '../platform/database.ts'
import { Failure, invalidInput } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { lockOffer } from './store.ts'
import { offerBanners, offers } from './tables.ts'

type Changing = Pick<Services, 'db' | 'clock'>
type By = { userId: number }

const lastAfterFirst = 'The last day comes before the first'
const isOver = 'The last day is over'

/** Draws up an offer; it is a draft until it is published. */
export async function createOffer({ db, clock }: Changing, by: By, terms: OfferTerms): Promise<number> {
  const at = clock.now()
  if (terms.endsOn < terms.startsOn) throw invalidInput({ ed: lastAfterFirst })
  if (terms.endsOn < indianDay(at)) throw invalidInput({ ed: isOver })
  return await db.inTransaction(async (tx) => {
    await requireLower(tx, terms)
    const [made] = await tx
      .insert(offers)
      .values({ ...terms, createdAt: at })
      .returning({ id: offers.id })
    if (!made) throw new Error('no offer was made')
    await note(tx, at, by, 'offer create', { ...terms, id: made.id })
    return made.id
  })
}

/** It takes something off each of its packages, and leaves something to pay. */
async function requireLower(tx: Transaction, { membershipIds, price }: OfferTerms): Promise<void> {
  const [cheapest] = await requirePlans(tx, membershipIds)
  if (price < oneRupee) throw invalidInput({ am: 'Enter an amount from 1 to 10,00,000' })
  if (cheapest && price >= cheapest.price)
    throw invalidInput({
      am: `Enter less than ${rupeesShown(cheapest.price)}, which ${cheapest.name} costs without the offer`,
    })
}

/** From now on, or from its first day, members are shown it. */
export async function publishOffer({ db, clock }: Changing, by: By, id: number): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const offer = await lockOffer(tx, indianDay(at), id)
    if (offer.state !== 'Draft') throw new Failure('wrong_state', { message: `This offer is ${offer.state}` })
    const given = new Set(offer.banners.map(({ format }) => format))
    if (Object.values(bannerFormats).some((format) => !given.has(format))) throw new Failure('banner_missing')
    await showBanners(tx, id, 'Ready')
    await note(tx, at, by, 'offer publish', offer)
  })
}

export async function endOffer({ db, clock }: Changing, by: By, id: number): Promise<void> {
  const at = clock.now()
  await db.inTransaction(async (tx) => {
    const offer = await lockOffer(tx, indianDay(at), id)
    if (offer.state === 'Ended') return
    await tx.update(offers).set({ endedAt: at }).where(eq(offers.id, id))
    await showBanners(tx, id, 'Deactivated')
    await note(tx, at, by, 'offer end', offer)
  })
}

async function showBanners(tx: Transaction, offerId: number, status: 'Ready' | 'Deactivated'): Promise<void> {
  await tx.update(offerBanners).set({ status }).where(eq(offerBanners.offerId, offerId))
}

function note(
  tx: Transaction,
  at: Date,
  { userId }: By,
  action: string,
  { id, ...detail }: { id: number; title: string },
): Promise<void> {
  return audit(tx, { at, userId, action, subject: `offer ${id}`, detail })
}
