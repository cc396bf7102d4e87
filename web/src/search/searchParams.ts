import type { Operation, SearchKey } from '@bnr/contract/search/keys'
import { flag, many as names, oneOf, range, text, type Values } from '../ui/list/address.ts'

export const eithers = ['yes', 'no'] as const
type Either = (typeof eithers)[number]

const yesOrNo = oneOf(['', ...eithers], '')
const isoDay = text((written) => /^\d{4}-\d\d-\d\d$/.test(written))

/** How each kind of parameter is written in the address. */
export const kinds = { range, many: names, one: text(), text: text(), flag, either: yesOrNo, day: isoDay }
type Kind = keyof typeof kinds

export type SearchParam = {
  kind: Kind
  key: SearchKey
  operation: Operation
  staffOnly?: true
  /** Labels of "yes" and "no", for parameters of kind `either`. */
  words?: Readonly<Record<Either, string>>
  /** Which part of the criterion's value this parameter is, when several parameters make up one value. */
  part?: 'name' | 'gte' | 'lte'
}

const many = (key: SearchKey): SearchParam & { kind: 'many' } => ({ kind: 'many', key, operation: 'eq' })
const either = (key: SearchKey, yes: string, no: string) => ({
  kind: 'either' as const,
  key,
  operation: 'eq' as const,
  staffOnly: true as const,
  words: { yes, no },
})
const one = (key: SearchKey): SearchParam & { kind: 'one' } => ({ kind: 'one', key, operation: 'eq' })

/** The parameters of a search address and the criterion of each. No other file knows both. */
export const searchParams = {
  age: { kind: 'range', key: 'bi.dob', operation: 'age_range' },
  height: { kind: 'range', key: 'bi.ht', operation: 'range' },
  marital: many('bi.ms'),
  tongue: many('bi.mt'),
  denomination: many('ri.de'),
  caste: many('bi.ca'),
  spirituality: many('ri.sp'),
  education: many('pi.edu.de'),
  occupation: many('pi.oc'),
  work: { kind: 'text', key: 'pi.od', operation: 'like' },
  income: { kind: 'range', key: 'pi.ai', operation: 'range' },
  country: one('li.ca.co.keyword'),
  state: one('li.ca.st.keyword'),
  city: many('li.ca.ct.keyword'),
  physical: many('bi.ps'),
  family: many('fi.fs'),
  photo: { kind: 'flag', key: 'me.mt', operation: 'eq' },
  verified: { kind: 'flag', key: 'pv', operation: 'eq' },
  id: { kind: 'text', key: 'pid', operation: 'eq' },
  gender: { ...one('bi.ge'), staffOnly: true },
  status: { ...many('ps'), staffOnly: true },
  name: { kind: 'text', key: 'bi.na', operation: 'like', staffOnly: true },
  mobile: { kind: 'text', key: 'bi.ph.nu', operation: 'eq', staffOnly: true },
  mobileCode: { ...one('bi.ph.cc'), staffOnly: true },
  alternate: { kind: 'text', key: 'bi.cp.nu', operation: 'eq', staffOnly: true },
  alternateCode: { ...one('bi.cp.cc'), staffOnly: true },
  email: { kind: 'text', key: 'bi.em.v', operation: 'eq', staffOnly: true },
  birth: { kind: 'day', key: 'bi.dob', operation: 'eq', staffOnly: true },
  photos: either('me', 'With', 'Without'),
  paid: either('pa', 'Paid', 'Unpaid'),
  elite: either('el', 'Elite', 'General'),
  createdBy: { ...many('bi.cb'), staffOnly: true },
  source: { ...many('bi.pros'), staffOnly: true },
  createdFrom: { kind: 'day', key: 'cdt', operation: 'range', part: 'gte', staffOnly: true },
  createdTo: { kind: 'day', key: 'cdt', operation: 'range', part: 'lte', staffOnly: true },
  package: { kind: 'one', key: 'pn', operation: 'range', part: 'name', staffOnly: true },
  begunFrom: { kind: 'day', key: 'pn', operation: 'range', part: 'gte', staffOnly: true },
  begunTo: { kind: 'day', key: 'pn', operation: 'range', part: 'lte', staffOnly: true },
  tele: { ...one('tmsid'), staffOnly: true },
  care: { ...one('ccsid'), staffOnly: true },
  mine: { kind: 'flag', key: 'mine', operation: 'eq', staffOnly: true },
  uncalled: { kind: 'flag', key: 'uncalled', operation: 'eq', staffOnly: true },
} as const satisfies Record<string, SearchParam>

export type ParamName = keyof typeof searchParams
export const paramNames = Object.keys(searchParams) as ParamName[]

export type NamesOf<K extends Kind> = {
  [N in ParamName]: (typeof searchParams)[N]['kind'] extends K ? N : never
}[ParamName]

/** Values of the search forms. An empty value means that nothing is chosen. */
export type SearchValues = {
  [N in ParamName]: Values<typeof kinds>[(typeof searchParams)[N]['kind']]
}
