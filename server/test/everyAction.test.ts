import { beforeAll, expect, test } from 'vitest'
import { useService } from './harness.ts'
import { type Cell, specifiedCells } from './specification/cells.ts'
import { bankLineSubject } from './walk/bankLines.ts'
import { ownBulkSubject } from './walk/bulk.ts'
import { ownCampaignSubject } from './walk/campaigns.ts'
import { couponSubject } from './walk/coupons.ts'
import { ownImportSubject } from './walk/imports.ts'
import { cardInvoiceSubject, retriedInvoiceSubject, transferInvoiceSubject } from './walk/invoices.ts'
import { messageReportSubject } from './walk/messageReports.ts'
import { paymentSubject } from './walk/payments.ts'
import { createPeople, type Person } from './walk/people.ts'
import { photoSubject } from './walk/photos.ts'
import { profileSubject } from './walk/profiles.ts'
import { foreignReportSubject, ownReportSubject } from './walk/reports.ts'
import type { Subject } from './walk/subject.ts'
import { testimonialSubject } from './walk/testimonials.ts'
import { expectedOutcome, openWalk } from './walk/walk.ts'

/*
 * Tries every action on everything that has states, in each state and by everybody. The expected outcomes follow from the tables
 * of the contract; specification/cells.ts repeats some of them by hand from the specification.
 */

const service = useService()
/** Nothing listens at these addresses: a payment begins before the service contacts the bank. */
const withGateway = useService({
  CCAVENUE_MERCHANT_ID: '12345',
  CCAVENUE_ACCESS_CODE: 'AVTEST00TEST00AB',
  CCAVENUE_WORKING_KEY: '0123456789ABCDEF0123456789ABCDEF',
  CCAVENUE_URL: 'http://127.0.0.1:9',
  CCAVENUE_STATUS_URL: 'http://127.0.0.1:9',
})

const makers = {
  profile: profileSubject,
  photo: photoSubject,
  testimonial: testimonialSubject,
  'card invoice': cardInvoiceSubject,
  'UPI invoice': transferInvoiceSubject,
  'invoice to be tried again': retriedInvoiceSubject,
  payment: paymentSubject,
  'bank line': bankLineSubject,
  coupon: couponSubject,
  'message report': messageReportSubject,
  'own action on many profiles': ownBulkSubject,
  'own message to many': ownCampaignSubject,
  'own import': ownImportSubject,
  'own report': ownReportSubject,
  'report of another': foreignReportSubject,
}
const serviceOf = (make: unknown) => (make === retriedInvoiceSubject ? withGateway : service)

const others = new Map<typeof service, Person[]>()
beforeAll(async () => {
  for (const one of [service, withGateway]) others.set(one, await createPeople(one))
})

async function open(make: (typeof makers)[keyof typeof makers]) {
  const used = serviceOf(make)
  const subject = await make(used)
  const people = [...(subject.owner ? [subject.owner] : []), ...(others.get(used) ?? [])]
  return { subject, people, outcomeOf: await openWalk(used, subject) }
}

function* cellsOf({ actions, states }: Subject, people: readonly Person[]) {
  for (const action of actions)
    for (const state of states)
      for (const person of people)
        yield { cell: `${action.name} in ${state} by ${person.who}`, action, state, person }
}

test.each(Object.entries(makers))(
  '%s: every action in every state by everybody has the outcome of the tables',
  async (_, make) => {
    const { subject, people, outcomeOf } = await open(make)
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { cell, action, state, person } of cellsOf(subject, people)) {
      found[cell] = await outcomeOf(action, state, person)
      expected[cell] = expectedOutcome(subject, action, state, person)
    }
    expect(found).toEqual(expected)
    if (subject.canOf) await compareCan({ ...subject, canOf: subject.canOf }, people, found)
  },
)

/** Anybody who can read the record finds in `can` the actions that the service then accepts, and no others. */
async function compareCan(
  { actions, states, put, canOf }: Subject & Required<Pick<Subject, 'canOf'>>,
  people: readonly Person[],
  outcomes: Record<string, string>,
) {
  const named = actions.filter(({ can }) => can !== undefined)
  for (const state of states)
    for (const person of people) {
      await put(state, person)
      const can = await canOf(person)
      const accepted = named.filter(
        ({ name, from, repeatable, first }) =>
          isAccepted(outcomes[`${name} in ${state} by ${person.who}`]) &&
          !first?.(person) &&
          (!repeatable || from.includes(state)),
      )
      const shown = can && named.filter((action) => can.includes(action.can ?? ''))
      if (shown) expect([person.who, state, namesOf(shown)]).toEqual([person.who, state, namesOf(accepted)])
    }
}

const isAccepted = (outcome = '') => outcome.startsWith('200')
const namesOf = (actions: Subject['actions']) => actions.map(({ name }) => name)

const inWords = ([action, state, who, outcome]: Cell) => `${who}: ${action} in ${state}: ${outcome}`

test.each(Object.entries(specifiedCells))(
  '%s: the outcomes are those of the specification',
  async (name, cells) => {
    const { subject, people, outcomeOf } = await open(makers[name as keyof typeof makers])
    const found: string[] = []
    for (const [name, state, who] of cells) {
      const action = subject.actions.find((one) => one.name === name)
      const person = people.find((one) => one.who === who)
      if (!action || !person) throw new Error(`there is no action ${name} or no person ${who}`)
      const [status, reached = ''] = (await outcomeOf(action, state, person)).split(', ')
      const isDone = status === '200'
      const isAsBefore = reached === `stays ${state}`
      found.push(`${who}: ${name} in ${state}: ${isDone || !isAsBefore ? reached : status}`)
    }
    expect(found).toEqual(cells.map(inWords))
  },
)
