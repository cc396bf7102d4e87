/** A tax invoice or a credit note as it reads; page and paper are made from it and add no words of their own. */
export interface InvoiceDescription {
  title: string
  number: string
  /** Says that it does not hold, across the whole document. */
  mark?: string | undefined
  supplier: Party
  /** Number, dates and what else the tax law asks for. */
  facts: readonly Row[]
  recipient: Party & { title: string }
  service: Service
  /** From what is listed to the total, which follows. */
  amounts: readonly Row[]
  total: Row & { words: string }
  payment?: Section | undefined
  remark?: { title: string; text: string } | undefined
  signature: { for: string; by: string }
  closing: string
}

export interface Row {
  label: string
  value: string
}

export interface Section {
  title: string
  rows: readonly Row[]
}

export interface Party {
  name: string
  lines: readonly string[]
}

/** What was sold, and the amount that its lines begin with. */
export interface Service {
  titles: { service: string; amount: string }
  name: string
  details: readonly string[]
  amount: string
}
