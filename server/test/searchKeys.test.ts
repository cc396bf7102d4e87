import { activityKeys } from '@bnr/contract/activities/keys'
import { bankLineKeys } from '@bnr/contract/bank/endpoints'
import { settlementKeys, settlementLineKeys } from '@bnr/contract/bank/settlements'
import { messageReportKeys } from '@bnr/contract/conversations/reports'
import { couponKeys } from '@bnr/contract/coupons/keys'
import type { CriterionKeys } from '@bnr/contract/criteria'
import { ticketKeys } from '@bnr/contract/inbox/endpoints'
import { invoiceKeys } from '@bnr/contract/invoices/keys'
import { offerKeys } from '@bnr/contract/offers/keys'
import { paymentKeys } from '@bnr/contract/payments/keys'
import { planKeys } from '@bnr/contract/plans/keys'
import { reportKeys } from '@bnr/contract/reports/keys'
import { searchKeys } from '@bnr/contract/search/keys'
import { testimonialKeys } from '@bnr/contract/testimonials/keys'
import { expect, test } from 'vitest'
import { specifiedOtherKeys, specifiedSearchKeys } from './specification/searchKeys.ts'
import { words } from './specification/table.ts'

const declaredKeys = (keys: CriterionKeys) =>
  Object.entries(keys).flatMap(([key, { values }]) =>
    Object.keys(values).map((operation) => `${key} ${operation}`),
  )

const keysWithAskers = (keys: CriterionKeys) =>
  words(
    Object.entries(keys).flatMap(([key, declared]) => {
      const asker = declared.who === 'everyone' ? '' : ` for ${declared.who}`
      return declaredKeys({ [key]: declared }).map((named) => named + asker)
    }),
  )

test('searches accept exactly the specified keys and operations', () => {
  expect(words(declaredKeys(searchKeys))).toBe(
    words(specifiedSearchKeys.map(([key, operation]) => `${key} ${operation}`)),
  )
  const others = {
    activities: activityKeys,
    invoices: invoiceKeys,
    payments: paymentKeys,
    bankLines: bankLineKeys,
    settlements: settlementKeys,
    settlementLines: settlementLineKeys,
    messageReports: messageReportKeys,
    tickets: ticketKeys,
    coupons: couponKeys,
    offers: offerKeys,
    plans: planKeys,
    reports: reportKeys,
    testimonials: testimonialKeys,
  }
  const namedKeys = Object.fromEntries(
    Object.entries<CriterionKeys>(others).map(([name, keys]) => [name, keysWithAskers(keys)]),
  )
  expect(namedKeys).toEqual(specifiedOtherKeys)
})
