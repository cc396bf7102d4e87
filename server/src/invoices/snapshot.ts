import type { Paise } from '@bnr/contract/money'
import type { Period } from '@bnr/contract/plans/schemas'
import type { PlanRow } from '../plans/store.ts'

/** The issuer, as on the day of issue. */
export interface Supplier {
  name: string
  address: PostalAddress
  /** GST registration number (GSTIN); its first two digits are the state code. */
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

/** Where the service is supplied, by code and name of tax law: 33 Tamil Nadu, 96 Other Countries. */
export interface PlaceOfSupply {
  code: string
  name: string
}

/** What was sold: the plan on the day of issue, and what staff added to it. */
export interface PlanTerms extends Period {
  planName: string
  phoneContacts: number
  expressInterests: number
  extraDays: number
  extraPhoneContacts: number
  extraExpressInterests: number
}

/** How the plan presents the profile, and the assistance that comes with it. */
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

/** How the total is worked out, in the order of the lines. */
export interface Totals {
  /** The plan's list amount, before tax. */
  listAmount: Paise
  /** Credit for the membership that the upgrade replaces. */
  upgradeCredit: Paise
  discount: Paise
  taxableValue: Paise
  taxes: readonly TaxLine[]
  /** Brings the total to a whole rupee; negative if rounded down. */
  rounding: Paise
  /** In whole rupees. */
  total: Paise
}

/** Reason of the discount, as printed: 'Coupon EASTER10', 'Offer: Christmas', 'GST discount'. */
export type DiscountReason = string

/** An invoice as it was issued; it never changes (spec 3, section 3; CGST Rules, rule 46). */
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
  /** Missing on older invoices; use their version of the plan. */
  promises?: PlanPromises | undefined
  totals: Totals
  discountReason?: DiscountReason | undefined
  /** Membership that the upgrade credit is for; missing on older invoices. */
  upgradeOf?: number | undefined
  /** Worth of that membership for all days of its plan; missing on older invoices. */
  upgradeWorth?: Paise | undefined
}
