import { payableDays } from '@bnr/contract/invoices/transitions'
import { type Paise, paise, rupeesText } from '@bnr/contract/money'
import { type Queryable, sqlRows } from '../database/database.ts'
import { dayAfter } from '../memberships/days.ts'

/** Invoices of each kind that a sample names. */
const ofEachKind = 6

type Payment = { day: string; narration: string; total: Paise }

/** A statement for a demo, as a bank writes it: payments of paid and of open invoices, interest and charges. */
export async function sampleStatement(db: Queryable, today: string): Promise<string> {
  const payments = [...(await paidBefore(db)), ...(await stillOpen(db, today))]
  return [
    'BNR Matrimony Private Limited',
    `Statement of account 50100012344711 until ${dayFirst(today)}`,
    'Date,Narration,Withdrawal Amt.,Deposit Amt.',
    ...payments.map(({ day, narration, total }) => [dayFirst(day), narration, '', rupeesText(total)].join()),
    [dayFirst(today), 'INTEREST PAID', '', rupeesText(paise(41_250))].join(),
    [dayFirst(today), 'ACCOUNT CHARGES', rupeesText(paise(5_900)), ''].join(),
    '',
  ].join('\r\n')
}

const dayFirst = (day: string): string => day.split('-').reverse().join('/')

/** The last invoices that staff marked as paid, and that no bank line shows yet. */
const paidBefore = (db: Queryable) =>
  sqlRows<Payment>(db)`select i.paid_on::text as day, 'NEFT CR ' || d.reference as narration, i.total
      from payment_details d join invoices i on i.id = d.invoice_id
      where i.paid_on is not null and d.reference is not null
        and not exists (select 1 from bank_lines l where l.invoice_id = i.id)
        and not exists (select 1 from bank_proposals p where p.invoice_id = i.id)
      order by i.paid_on desc, i.id desc limit ${ofEachKind}`

/** Open invoices whose members paid by UPI and named the number. */
const stillOpen = (db: Queryable, today: string) =>
  sqlRows<Payment>(db)`
    select i.issued_on::text as day, 'UPI ' || translate(i.snapshot->'billedTo'->>'name', '",', '  ')
        || ' ' || i.number as narration, i.total
      from invoices i where i.state = 'Initiated' and i.purchase <> 'upgrade'
        and i.issued_on > ${dayAfter(today, -payableDays)}
        and not exists (select 1 from bank_proposals p where p.invoice_id = i.id)
      order by i.issued_on desc, i.id desc limit ${ofEachKind}`
