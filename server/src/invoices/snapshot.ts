import type { Paise } from '@bnr/contract/money'
import type { Period } from '@bnr/contract/plans/schemas'
import type { PlanRow } from '../plans/store.ts'

/** Who issues: as it stood on the day of issue. */
export interface Supplier {
  name: string
  address: PostalAddress
  /** Registration for the goods and services tax; its first two digits are the code of the state. */
  taxNumber: string
  phone: string
  email: string
}

export interface PostalAddress {
  door?: string | undefined
  locality?: string | undefined
  city?: string | undefined
  state?: string | undefined
  country: string
  postalCode?: string | undefined
}

export interface Recipient {
  name: string
  /** BNR ID. */
  bnrId: string
  address: PostalAddress
}

/** Where the service is supplied, by the code and name of the tax law: 33 Tamil Nadu, 96 Other Countries. */
export interface PlaceOfSupply {
  code: string
  name: string
}

/** What was promised for the money: the plan as it was, with what staff granted beyond it. */
export interface PlanTerms extends Period {
  planName: string
  phoneContacts: number
  expressInterests: number
  extraDays: number
  extraPhoneContacts: number
  extraExpressInterests: number
}

/** What it does for how a profile is shown, and the help that comes with it. */
export const promiseNames = [
  'category',
  'tag',
  'highlightDuration',
  'highlightUnit',
  'prominenceDuration',
  'prominenceUnit',
  'goldTagged',
  'assistance',
] as const
export type PlanPromises = Pick<PlanRow, (typeof promiseNames)[number]>

export type TaxName = 'CGST' | 'SGST' | 'IGST'

export interface TaxLine {
  name: TaxName
  /** Percent. */
  rate: number
  amount: Paise
}

/** How the total came about, in the order of the lines. */
export interface Totals {
  /** The plan's list amount, before tax. */
  listAmount: Paise
  /** Worth of the membership that is given up for it. */
  upgradeCredit: Paise
  discount: Paise
  taxableValue: Paise
  taxes: readonly TaxLine[]
  /** What it takes to the whole rupee; below zero where rounded down. */
  rounding: Paise
  /** A whole number of rupees. */
  total: Paise
}

/** What the discount was for, as it reads: 'Coupon EASTER10', 'Offer: Christmas', 'GST discount'. */
export type DiscountReason = string

/** An invoice as it is issued; nothing of this ever changes (spec 3, section 3; CGST Rules, rule 46). */
export interface InvoiceSnapshot {
  /** At most 16 characters, consecutive within a financial year. */
  number: string
  /** yyyy-MM-dd in India. */
  issuedOn: string
  supplier: Supplier
  billedTo: Recipient
  placeOfSupply: PlaceOfSupply
  /** Services accounting code. */
  sac: string
  terms: PlanTerms
  /** Of older invoices the version of the plan says it. */
  promises?: PlanPromises | undefined
  totals: Totals
  discountReason?: DiscountReason | undefined
  /** Membership whose worth is the upgrade credit; older invoices do not say. */
  upgradeOf?: number | undefined
  /** That worth, for all days of its plan; older invoices do not say. */
  upgradeWorth?: Paise | undefined
}
