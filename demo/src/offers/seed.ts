import { randomBytes } from 'node:crypto'
import { indianDay } from '@bnr/contract/indianDay'
import { type Paise, paiseOf, rupeesShown } from '@bnr/contract/money'
import { bannerFormatNames, bannerFormats } from '@bnr/contract/offers/schemas'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../server/src/database/database.ts'
import { installation } from '../../../server/src/database/tables.ts'
import { bannerKey } from '../../../server/src/offers/banners.ts'
import { encodedBanner } from '../../../server/src/offers/prepareBanner.ts'
import { offerBanners, offers } from '../../../server/src/offers/tables.ts'
import { lineageOf } from '../../../server/src/plans/store.ts'
import { plans } from '../../../server/src/plans/tables.ts'
import { daysAfter } from '../../../server/src/platform/clock.ts'
import type { Services } from '../../../server/src/services/services.ts'
import { drawAll } from '../drawing/draw.ts'
import { drawBanner, type Wall } from './drawBanner.ts'

type Seeding = Pick<Services, 'db' | 'storage' | 'clock'>

interface DemoOffer {
  title: string
  plan: string
  price: Paise
  /** Days from today to its first and last day. */
  days: readonly [first: number, last: number]
  wall: Wall
}

/** One expired and one running offer. */
const demoOffers: readonly DemoOffer[] = [
  {
    title: 'Harvest thanksgiving',
    plan: 'Saphire Premium',
    price: paiseOf(4499),
    days: [-75, -45],
    wall: ['#5E6B4A', '#2E3722'],
  },
  {
    title: 'A blessed beginning',
    plan: 'Platinum Classic',
    price: paiseOf(6999),
    days: [-7, 60],
    wall: ['#7B1E3A', '#3B0E1D'],
  },
]

const mark = 'demo offers'

/** Adds the offers of a demo with their banners, once for each installation. */
export async function seedOffers(services: Seeding): Promise<void> {
  const { db } = services
  const [done] = await db.select().from(installation).where(eq(installation.name, mark))
  if (done) return
  await db.inTransaction(async (tx) => {
    const marked = await tx
      .insert(installation)
      .values({ name: mark, value: String(demoOffers.length) })
      .onConflictDoNothing()
      .returning()
    if (marked.length === 0) return
    for (const offer of demoOffers) await saveOffer(services, tx, offer)
  })
}

async function saveOffer({ storage, clock }: Seeding, tx: Transaction, { plan: name, ...offer }: DemoOffer) {
  const [plan] = await tx.select().from(plans).where(eq(plans.name, name))
  if (!plan) return
  const createdAt = clock.now()
  const [startsOn, endsOn] = offer.days.map((days) => indianDay(daysAfter(createdAt, days)))
  const { title, price, wall } = offer
  const [row] = await tx
    .insert(offers)
    .values({ title, price, membershipIds: [lineageOf(plan)], startsOn, endsOn, createdAt })
    .returning({ id: offers.id })
  if (!row) return
  const lines = [name, `${rupeesShown(price)} instead of ${rupeesShown(plan.price)}`] as const
  const drawings = bannerFormatNames.map((name) => [name, drawBanner(name, { title, lines }, wall)] as const)
  for (const [format, drawn] of await drawAll(new Map(drawings))) {
    const id = randomBytes(12).toString('hex')
    await storage.put(bannerKey(id), await encodedBanner(drawn), tx)
    const shown = { status: 'Ready', format: bannerFormats[format], createdAt } as const
    await tx.insert(offerBanners).values({ id, offerId: row.id, ...shown })
  }
}
