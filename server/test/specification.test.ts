import { permissions } from '@bnr/contract/access'
import { staffAccountMachine } from '@bnr/contract/accounts/staffStates'
import { interestAnswers } from '@bnr/contract/activities/interests'
import { activityVerbs, kindOf } from '@bnr/contract/activities/kinds'
import { type ActivityList, activityLists } from '@bnr/contract/activities/lists'
import { bankLineMachine } from '@bnr/contract/bank/states'
import { meetingMachine } from '@bnr/contract/conversations/meetings'
import { messageReportMachine } from '@bnr/contract/conversations/reportStates'
import { couponMachine } from '@bnr/contract/coupons/states'
import { declaredEndpoints, type EndpointParts, methodsOf, servedAt } from '@bnr/contract/endpoint'
import '@bnr/contract/endpoints'
import { invoiceStateNames } from '@bnr/contract/invoices/states'
import { invoiceMachine, settlements } from '@bnr/contract/invoices/transitions'
import { mediaStatuses, photoMachine } from '@bnr/contract/media/transitions'
import { membershipMachine } from '@bnr/contract/memberships/states'
import { offerMachine } from '@bnr/contract/offers/states'
import { paymentMachine } from '@bnr/contract/payments/states'
import {
  closedStatuses,
  profileMachine,
  profileStatuses,
  statusLabels,
} from '@bnr/contract/profiles/transitions'
import { proposalMachine } from '@bnr/contract/proposals/states'
import { reportMachine, reportStateNames } from '@bnr/contract/reports/states'
import type { StateAction } from '@bnr/contract/stateMachine'
import { testimonialMachine, testimonialStatuses } from '@bnr/contract/testimonials/transitions'
import { expect, test } from 'vitest'
import { specifiedActivities, specifiedActivityLists } from './specification/activities.ts'
import { specifiedBankLines } from './specification/bankLines.ts'
import { specifiedCalls } from './specification/calls.ts'
import { specifiedMeetings, specifiedMessageReports } from './specification/conversations.ts'
import { specifiedPermissions } from './specification/permissions.ts'
import { specifiedProposals } from './specification/proposals.ts'
import { inOrder, words } from './specification/table.ts'
import * as tables from './specification/transitions.ts'

/*
 * Compares the tables of the product with the tables that were written by hand from the specification (specification/*.ts).
 * A row that is changed, added or removed on one side only fails here.
 */

const rowsOf = <Row, Result>(table: Readonly<Record<string, Row>>, say: (row: Row) => Result) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, say(row)]))

test('the specified roles have each permission', () => {
  expect(rowsOf(permissions, words)).toEqual(inOrder(specifiedPermissions))
})

test('each call requires the specified permission', () => {
  const name = (one: EndpointParts) =>
    `${methodsOf(one).join('|')} ${one.base ? servedAt(one).slice(one.base === 'media' ? 1 : 0) : one.path}`
  const declared = declaredEndpoints().map((one) => `${one.permission}: ${name(one)}`)
  const written = Object.entries(specifiedCalls).flatMap(([permission, calls]) =>
    calls.map((call) => `${permission}: ${call}`),
  )
  expect(declared.sort()).toEqual(written.sort())
})

/** An action of a machine as the tables state it. */
const wayOf = ({ from, to = 'none', permission, reason, message = '' }: StateAction) => ({
  from: words(from),
  to,
  who: words(permission ? permissions[permission] : []),
  reason: reason === 'required' ? 'staff' : 'never',
  message,
})
const sorted = <Way extends { from: string; who: string }>(way: Way): Way => ({
  ...way,
  from: words(way.from.split(', ')),
  who: words(way.who.split(', ')),
})

test('profiles have the specified transitions, labels and messages', () => {
  const specified = { ...tables.specifiedProfiles, deleteOwn: tables.specifiedOwnDeletion }
  expect(rowsOf<StateAction, unknown>(profileMachine.actions, wayOf)).toEqual(rowsOf(specified, sorted))
  expect(statusLabels).toEqual(tables.specifiedStatusLabels)
  expect(words(profileStatuses)).toBe(words(Object.keys(tables.specifiedStatusLabels)))
  expect(closedStatuses.join(', ')).toBe(tables.specifiedClosed)
})

test('photos have the specified transitions and states', () => {
  const specified = { ...tables.specifiedPhotos, delete: tables.specifiedPhotoDeletion }
  expect(rowsOf<StateAction, unknown>(photoMachine.actions, wayOf)).toEqual(rowsOf(specified, sorted))
  expect(mediaStatuses.join(', ')).toBe(tables.specifiedPhotoStates)
})

test('invoices have the specified states and transitions', () => {
  expect(words(invoiceStateNames)).toBe(words(tables.specifiedInvoiceStates.split(', ')))
  expect(rowsOf<StateAction, unknown>(invoiceMachine.actions, wayOf)).toEqual(
    rowsOf(tables.specifiedInvoices, sorted),
  )
  expect(settlements).toEqual(tables.specifiedSettlements)
})

test('offers, coupons, payments, bank lines, memberships, staff accounts, message reports, meetings and proposals have the specified actions', () => {
  const rows = rowsOf(
    {
      offerMachine,
      couponMachine,
      paymentMachine,
      bankLineMachine,
      membershipMachine,
      staffAccountMachine,
      messageReportMachine,
      meetingMachine,
      proposalMachine,
    },
    ({ actions }) => rowsOf<StateAction, unknown>(actions, wayOf),
  )
  expect(rows).toEqual({
    offerMachine: rowsOf(tables.specifiedOffers, sorted),
    couponMachine: rowsOf(tables.specifiedCoupons, sorted),
    paymentMachine: rowsOf(tables.specifiedPayments, sorted),
    bankLineMachine: rowsOf(specifiedBankLines, sorted),
    membershipMachine: rowsOf(tables.specifiedMemberships, sorted),
    staffAccountMachine: rowsOf(tables.specifiedStaffAccounts, sorted),
    messageReportMachine: rowsOf(specifiedMessageReports, sorted),
    meetingMachine: rowsOf(specifiedMeetings, sorted),
    proposalMachine: rowsOf(specifiedProposals, sorted),
  })
})

test('interests have the specified answers', () => {
  const rows = rowsOf(interestAnswers, ({ from, to, message }) => ({ from: from.join(', '), to, message }))
  expect(rows).toEqual(tables.specifiedInterestAnswers)
})

test('reports have the specified states and transitions', () => {
  expect(reportStateNames.join(', ')).toBe(tables.specifiedReportStates)
  expect(rowsOf<StateAction, unknown>(reportMachine.actions, wayOf)).toEqual(
    rowsOf(tables.specifiedReports, sorted),
  )
})

test('testimonials have the specified states', () => {
  expect(testimonialStatuses.join(', ')).toBe(tables.specifiedTestimonialStates)
})

test('testimonials have the specified transitions', () => {
  expect(rowsOf<StateAction, unknown>(testimonialMachine.actions, wayOf)).toEqual(
    rowsOf(tables.specifiedTestimonials, sorted),
  )
})

const takes = {
  paidPlan: 'a paid plan',
  expressInterests: 'one express interest',
  phoneContacts: 'one phone contact',
}

test('activities have the specified requirements and messages', () => {
  const rows = activityVerbs.map((verb) => {
    const { code, label, message, ...kind } = kindOf(verb)
    const row = {
      code,
      label,
      message,
      takes: kind.needs ? takes[kind.needs] : 'nothing',
      approved: kind.needsApproval ? 'yes' : 'no',
      refusal: kind.refusal ?? '-',
      undone: kind.undone ?? '-',
      tells: kind.tells ?? 'nobody',
    }
    return [verb, row]
  })
  expect(Object.fromEntries(rows)).toEqual(specifiedActivities)
  expect(activityVerbs.map((verb) => permissions[kindOf(verb).permission])).toEqual(
    activityVerbs.map(() => ['profile_user']),
  )
})

const sides = { byMe: 'by the member', toMe: 'of the member', both: 'of both sides' }

test('each activity list contains the specified activities', () => {
  const rows = rowsOf(activityLists as Readonly<Record<string, ActivityList>>, (list) => {
    const { path, kind, side, title } = list
    return `${path}: ${kind} ${sides[side]}, "${title}"`
  })
  expect(rows).toEqual(specifiedActivityLists)
})
