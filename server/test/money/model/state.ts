/** The state of the model. Days are whole numbers (days.ts), amounts are in paise. */
export interface State {
  now: number
  members: Member[]
  coupons: Coupon[]
  /** The last number of each series and financial year: 'BNP 26-27'. */
  numbers: Record<string, number>
}

export interface Plan {
  name: string
  price: number
  days: number
  contacts: number
  interests: number
  /** It adds to the running membership, and has no days of its own. */
  isTopUp?: true
}

export interface Coupon {
  code: string
  percent?: number
  amount?: number
  limitInAll?: number
  limitForEach?: number
  lastDay: number
}

export type Place = 'within the state' | 'another state' | 'abroad'

export interface Member {
  place: Place
  memberships: Membership[]
  topUps: TopUp[]
  invoices: Invoice[]
  reports: Report[]
  /** How many phone numbers the member has tried to open and interests to send; each goes to the next profile. */
  turnedTo: number
}

/** What a top-up gave, and the index of the membership that has it now. */
interface TopUp {
  invoice: string
  membership: number
  contacts: number
  interests: number
  withdrawn: boolean
}

export interface Membership {
  /** Number of its invoice; none for a grant. */
  invoice?: string
  plan: Plan
  start: number
  end: number
  extraDays: number
  contacts: number
  usedContacts: number
  topContacts: number
  interests: number
  usedInterests: number
  topInterests: number
  /** Another membership replaced it, or it never started. */
  gone: boolean
  /** Index of the membership that it replaced. */
  replaced?: number
}

type InvoiceState = 'Initiated' | 'Paid' | 'Active' | 'Expired' | 'Cancelled' | 'Failed'
export type Purchase = 'new' | 'upgrade' | 'renewal' | 'topup'

export interface Invoice {
  /** Of the proforma; it identifies the invoice. */
  number: string
  /** The tax invoice, once it is paid. */
  tax?: { number: string; day: number }
  plan: Plan
  purchase: Purchase
  wish: Wish
  sums: Sums
  state: InvoiceState
  superseded: boolean
  issuedAt: number
  paidOn?: number
  /** The order that paid it; none for money that staff entered. */
  paidBy?: string
  /** Present once staff have entered a payment, perhaps without its day. */
  entered?: { receivedOn?: number }
  reservedUntil: number
  attempts: Attempt[]
  /** Index of the membership that gave the credit. */
  creditOf?: number
  /** The value of that membership at the issue, for all of its days. */
  creditBasis?: number
  creditNotes: CreditNote[]
}

export interface CreditNote {
  number: string
  day: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
  total: number
}

/** The invoice that a member or staff ask for. */
export interface Wish {
  plan: Plan
  asUpgrade: boolean
  coupon?: string
  byCard: boolean
  byStaff: boolean
  extraDays: number
  extraContacts: number
  extraInterests: number
  taxIncluded: boolean
  receivedOn?: number
}

export interface Sums {
  list: number
  credit: number
  discount: number
  taxable: number
  cgst: number
  sgst: number
  igst: number
  rounding: number
  total: number
}

/** An attempt to pay by card. */
export interface Attempt {
  order: string
  begunAt: number
  sentAt?: number
  answered: boolean
  askedAt: number
  /** The status that the bank gives if the service asks. */
  bankStatus: string
  /** Statuses of the answers that the bank has given to the browser. */
  answers: string[]
  /** Kinds of answers that the service has already applied. */
  known: string[]
}

/** A payment that finance must decide about, and the decision. */
export interface Report {
  invoice: string
  order: string
  status: string
  decision?: 'apply' | 'refunded' | 'credit note' | 'dismissed'
}

/** The model expects the service to refuse; `keeps` if the service changes something before it refuses. */
export class Refusal extends Error {
  keeps: boolean
  constructor(reason: string, keeps = false) {
    super(reason)
    this.keeps = keeps
  }
}

export function refuseIf(condition: boolean, reason: string): void {
  if (condition) throw new Refusal(reason)
}
