import type { activityKeys } from '../activities/keys.ts'
import type { invoiceKeys } from '../invoices/keys.ts'
import type { paymentKeys } from '../payments/keys.ts'
import type { SearchKey } from '../search/keys.ts'
import type { testimonialKeys } from '../testimonials/keys.ts'

type Keys =
  | SearchKey
  | keyof typeof activityKeys
  | keyof typeof invoiceKeys
  | keyof typeof paymentKeys
  | keyof typeof testimonialKeys

/** Labels of search keys, for audit rows that record a search. */
export const searchedWords = {
  ps: 'Status',
  pid: 'Profile',
  'bi.dob': 'Age or birth date',
  'bi.ge': 'Gender',
  'bi.ht': 'Height',
  'bi.mt': 'Mother tongue',
  'bi.ms': 'Marital status',
  'bi.ca': 'Caste',
  'bi.ps': 'Physical status',
  'ri.de': 'Denomination',
  'ri.sp': 'Spirituality',
  'pi.edu.de': 'Education',
  'pi.oc': 'Occupation',
  'pi.od': 'Occupation in detail',
  'pi.ai': 'Annual income',
  'li.ca.co.keyword': 'Country',
  'li.ca.st.keyword': 'State',
  'li.ca.ct.keyword': 'City',
  'fi.fs': 'Family status',
  'me.ms': 'Photo',
  'me.mt': 'Profile photo',
  pv: 'Verified number',
  nw: 'New for a saved search',
  'bi.na': 'Name',
  'bi.cb': 'Created by',
  'bi.pros': 'Profile source',
  'bi.em.v': 'E-mail',
  'bi.ph.nu': 'Mobile number',
  'bi.ph.cc': 'Country code',
  'bi.cp.nu': 'Number of the contact person',
  'bi.cp.cc': 'Country code of the contact person',
  me: 'Profile photo',
  cdt: 'Date',
  tmsid: 'Telemarketing executive',
  ccsid: 'Customer care executive',
  mine: 'Own profiles',
  uncalled: 'Not called yet',
  pa: 'Paid plan',
  el: 'Elite',
  pn: 'Plan and its first day',
  fromId: 'Done by',
  toId: 'Done to',
  at: 'Activity',
  id: 'Id',
  ino: 'Invoice number',
  bnr: 'BNR ID',
  na: 'Name',
  mid: 'Plan',
  st: 'State',
  pt: 'Payment kind',
  pd: 'Paid',
  pdt: 'Day of payment',
  nd: 'Waiting for a decision',
  dd: 'Decided',
  inv: 'Invoice',
  oid: 'Order of the gateway',
  wa: 'Waits for approval',
  mb: 'With a membership',
  sold: 'Sold by',
} as const satisfies Record<Keys, string>
