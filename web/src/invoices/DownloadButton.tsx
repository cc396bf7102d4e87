import { downloadInvoice } from '@bnr/contract/invoices/endpoints'
import type { Invoice } from '@bnr/contract/invoices/schemas'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { call } from '../platform/call.ts'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'
import { useFileDownload } from '../ui/useFileDownload.ts'

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant'> {
  id: number
  number?: Invoice['number'] | undefined
  /** A shorter label without an icon, for tables. */
  compact?: boolean
}

export function DownloadButton({ id, number, variant = 'outlined', compact = false }: DownloadButtonProps) {
  const { mutate, isPending } = useFileDownload(() => call(downloadInvoice, { params: { id } }))
  return (
    <Button
      variant={variant}
      busy={isPending}
      icon={!compact && <IconDownload size={20} aria-hidden />}
      of={number}
      onClick={() => mutate()}
    >
      {t(compact ? 'Download' : 'Download PDF')}
    </Button>
  )
}
