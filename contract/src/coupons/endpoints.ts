import { endpoint } from '../endpoint.ts'
import { noAudit } from '../noAudit.ts'
import { searchEndpoint } from '../searchEndpoint.ts'
import { byCreation } from '../sort.ts'
import { couponKeys } from './keys.ts'
import { coupon, couponBounds, newCoupon } from './schemas.ts'
import { couponMachine } from './states.ts'

export const searchCoupons = searchEndpoint({
  path: '/coupons/search',
  audit: noAudit.catalogue,
  permission: 'member.orStaff',
  summary: 'Coupons, the newest first; members find only running ones, by their exact code',
  names: ['Coupon', 'coupons'],
  keys: couponKeys,
  item: coupon,
  query: { sort: byCreation },
})

const manage = { permission: 'coupons.manage', reply: coupon } as const

export const createCoupon = endpoint({
  ...manage,
  method: 'POST',
  path: '/coupons',
  audit: { changes: 'coupon create' },
  summary: 'Create a coupon',
  body: newCoupon,
})

export const changeCoupon = endpoint({
  ...manage,
  method: 'PUT',
  path: '/coupons/:id',
  audit: { changes: couponMachine.actions.change.audit },
  summary: 'Change the dates and limits of a coupon',
  body: couponBounds,
})

export const endCoupon = endpoint({
  ...manage,
  method: 'PUT',
  path: '/coupons/:id/end',
  audit: { changes: couponMachine.actions.end.audit },
  summary: 'End a coupon now; invoices that already use it keep it',
})
