import { indianNumber } from '@bnr/contract/indianNumber'
import { type GstPart, gstHeadingOf, gstParts } from '@bnr/contract/invoices/gstReturn'
import { isAmount, type Paise, rupeesInColumn } from '@bnr/contract/money'
import type { WireFields } from '@bnr/contract/wire'
import type { ReactNode } from 'react'
import { dayShown } from '../../../ui/moments.ts'
import { Section } from '../../../ui/Section.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { t } from '../../../ui/translation.ts'
import classes from './gst.module.css'

type Row = Readonly<Record<string, unknown>>

interface ReturnPartProps {
  name: GstPart
  part: { rows: readonly Row[]; count: number; total: Row }
  /** Buttons. */
  children: ReactNode
}

/** A part of the GST return: its rows, and their totals in the last one. */
export function ReturnPart({ name, part: { rows, count, total }, children }: ReturnPartProps) {
  const { title, labels, sums } = gstParts[name]
  const [first = ''] = Object.keys(labels)
  return (
    <Section title={t(title)} className={classes.part}>
      <DataTable
        caption={t(title)}
        columns={columnsOf({ ...labels, ...sums }, Object.keys(sums))}
        rows={[...rows, { ...total, [first]: t('Total') }]}
        rowKey={(row) => JSON.stringify(row)}
      />
      <div className={classes.foot}>
        {count > rows.length && (
          <p className="soft">
            {t('The first {shown} of {count} rows. The file has all of them.', {
              shown: rows.length,
              count: indianNumber(count),
            })}
          </p>
        )}
        {children}
      </div>
    </Section>
  )
}

const columnsOf = (fields: WireFields, sums: readonly string[]): Column<Row>[] =>
  Object.entries(fields).map(([name, [, schema]]) => ({
    key: name,
    title: gstHeadingOf(name),
    numeric: sums.includes(name),
    cell: (row) => cellOf(row[name], isAmount(schema)),
  }))

const day = /^\d{4}-\d\d-\d\d$/

function cellOf(value: unknown, isMoney: boolean): string {
  if (typeof value === 'number') return isMoney ? rupeesInColumn(value as Paise) : indianNumber(value)
  if (typeof value !== 'string') return ''
  return day.test(value) ? dayShown(value) : t(value)
}
