import { type SheetFormat, sheetFormats } from '@bnr/contract/downloadEndpoint'
import { Button } from '../../../ui/Button.tsx'
import { messageOf } from '../../../ui/form/messageOf.ts'
import { t } from '../../../ui/translation.ts'
import { useDownloadRegister } from '../calls.ts'
import classes from './finance.module.css'
import type { RequestedInvoices } from './invoiceFilters.ts'

const labels = { csv: 'Save the register as CSV', xlsx: 'Save the register as XLSX' } as const

/** Saves all invoices that the filters find, not just this page. */
export function RegisterFile({ filters }: { filters: Omit<RequestedInvoices, 'page' | 'order'> }) {
  const download = useDownloadRegister()
  return (
    <div className={classes.register}>
      {sheetFormats.map((format) => (
        <Button
          key={format}
          variant="quiet"
          busy={download.isPending && download.variables.format === format}
          onClick={() => download.mutate(queryOf(filters, format))}
        >
          {t(labels[format])}
        </Button>
      ))}
      <p role="alert" className="danger">
        {download.error && messageOf(download.error)}
      </p>
    </div>
  )
}

type RegisterQuery = Parameters<ReturnType<typeof useDownloadRegister>['mutate']>[0]

/** Leaves out the filters that are not set. */
function queryOf(
  { document, status, kind, by, text, from, to, paidFrom, paidTo }: Omit<RequestedInvoices, 'page' | 'order'>,
  format: SheetFormat,
): RegisterQuery {
  return {
    format,
    ...(document && { document }),
    ...(status && { status }),
    ...(kind && { kind }),
    ...(by && { by: Number(by) }),
    ...(text && { text }),
    ...(from && { from }),
    ...(to && { to }),
    ...(paidFrom && { paidFrom }),
    ...(paidTo && { paidTo }),
  }
}
