/** The full text of a proforma, tax invoice or credit note. The HTML and PDF layouts add no words of their own. */
export interface InvoiceDescription {
  title: string
  number: string
  /** Printed across the whole document when it is not valid, e.g. Cancelled. */
  mark?: string | undefined
  supplier: Party
  /** Number, dates and the other particulars that tax law requires. */
  facts: readonly Row[]
  recipient: Party & { title: string }
  service: Service
  /** Rows from the list amount to just before the total. */
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

/** What was sold, and the first amount of the table. */
export interface Service {
  titles: { service: string; amount: string }
  name: string
  details: readonly string[]
  amount: string
}
