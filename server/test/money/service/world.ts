import { createCoupon } from '@bnr/contract/coupons/endpoints'
import { paise } from '@bnr/contract/money'
import { createPlan } from '@bnr/contract/plans/endpoints'
import { createStaff } from '../../factories/accounts.ts'
import type { openBank } from '../../factories/payments.ts'
import { planTerms } from '../../factories/plans.ts'
import { createMember, type TestMember, wizardSections } from '../../factories/profiles.ts'
import { openService, type TestService } from '../../harness.ts'
import { borrowFromTemplate } from '../../template.ts'
import { isoOf } from '../model/days.ts'
import type { Coupon, Place, Plan } from '../model/state.ts'

type Bank = Awaited<ReturnType<typeof openBank>>
type StaffMember = Awaited<ReturnType<typeof createStaff>>

/** A service with its own database, in which several histories run one after the other. */
export interface World {
  service: TestService
  bank: Bank
  plans: Record<string, number>
  manager: StaffMember
  finance: StaffMember
  administrator: StaffMember
  /** Profiles whose numbers members open. */
  others: TestMember[]
  /** Orders with a reversal that the service will check with the bank. */
  reversed: string[]
  setTime: (moment: number) => void
}

/** The members of one history, and what the service returned for them. */
export interface Cast {
  members: TestMember[]
  /** Ids of invoices by their numbers. */
  ids: Map<string, number>
  /** Pay tokens and sealed answers by order. */
  tokens: Map<string, string>
  answers: Map<string, string[]>
  trackingIds: Map<string, string>
}

/** A second interest in one person costs nothing, so each spending needs somebody else: see `spend`. */
export const othersToTurnTo = 24

export async function openWorld(bank: Bank, plans: readonly Plan[], begin: number): Promise<World> {
  const service = await openService(
    { ...bank.settings, ACCESS_TOKEN_SECONDS: '3000000000', FREE_INTERESTS: '0' },
    borrowFromTemplate,
  )
  const reversed: string[] = []
  service.jobs.enqueue = async (_tx, name, data) => {
    if (name === 'askPayment' && 'reversed' in data && 'orderId' in data) reversed.push(data.orderId)
  }
  const world: World = {
    service,
    bank,
    plans: {},
    manager: await createStaff(service, 'tele_manager'),
    finance: await createStaff(service, 'finance_admin'),
    administrator: await createStaff(service, 'super_admin'),
    others: [],
    reversed,
    setTime: steadyClock(service, begin),
  }
  for (const plan of plans) world.plans[plan.name] = await putOnSale(world, plan)
  for (let at = 0; at < othersToTurnTo; at++) world.others.push(await createMember(service, { gender: 'f' }))
  return world
}

/** Advances the clock by a millisecond each time it is read, so that two payments never begin at the same moment. */
function steadyClock({ time }: TestService, begin: number): World['setTime'] {
  let moment = begin
  Object.defineProperty(time, 'now', { get: () => new Date(moment++) })
  return (next) => {
    moment = next
  }
}

async function putOnSale({ service, manager }: World, plan: Plan): Promise<number> {
  const { name, price, days, contacts, interests } = plan
  const category = plan.isTopUp ? ({ category: 'topup' } as const) : {}
  const quotas = { phoneContacts: contacts, expressInterests: interests }
  const shown = { highlightDuration: 0, prominenceDuration: 0, goldTagged: false, assisted: false } as const
  const { assistance: _, ...terms } = planTerms({
    name,
    price: { amount: paise(price) },
    duration: days,
    durationUnit: 'DAYS',
    ...quotas,
    ...shown,
    ...category,
  })
  const { body, wire, status } = await service.call(createPlan, { body: terms }, manager.token)
  if (status !== 200) throw new Error(JSON.stringify(wire))
  return body.id
}

export async function openCast(
  world: World,
  places: readonly Place[],
  coupons: readonly Coupon[],
  today: number,
): Promise<Cast> {
  const members: TestMember[] = []
  for (const place of places) members.push(await createMemberIn(world.service, place))
  for (const coupon of coupons) await offerCoupon(world, coupon, today)
  return { members, ids: new Map(), tokens: new Map(), answers: new Map(), trackingIds: new Map() }
}

const addresses: Record<Place, { country: string; state: string }> = {
  'within the state': { country: 'India', state: 'Tamil Nadu' },
  'another state': { country: 'India', state: 'Kerala' },
  abroad: { country: 'United Arab Emirates', state: 'Dubai' },
}

function createMemberIn(service: TestService, place: Place): Promise<TestMember> {
  const permanent = { ...addresses[place], door: '7 Hill Road' }
  return createMember(service, {
    gender: 'm',
    change: { location: { ...wizardSections.location, permanent } },
  })
}

async function offerCoupon({ service, manager }: World, coupon: Coupon, today: number) {
  const { code, percent, amount, limitInAll, limitForEach, lastDay } = coupon
  const body = {
    code,
    planIds: [],
    startsOn: isoOf(today - 1),
    endsOn: isoOf(lastDay),
    ...(percent === undefined ? {} : { percent }),
    ...(amount === undefined ? {} : { amount: paise(amount) }),
    ...(limitInAll === undefined ? {} : { limitInAll }),
    ...(limitForEach === undefined ? {} : { limitForEach }),
  }
  const { status, wire } = await service.call(createCoupon, { body }, manager.token)
  if (status !== 200) throw new Error(JSON.stringify(wire))
}
