import type { Invoice } from '@bnr/contract/invoices/schemas'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import { useMutation } from '@tanstack/react-query'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { toastError } from '../ui/toasts.ts'
import { useTranslation } from '../ui/translation.ts'
import { saveInvoice } from './calls.ts'

export interface DownloadButtonProps extends Pick<ButtonProps, 'variant'> {
  id: number
  /** Undefined while only the id is known. */
  number?: Invoice['number'] | undefined
  /** In a table, among others. */
  compact?: boolean
}

/** The invoice as a PDF. */
export function DownloadButton({ id, number, variant = 'outlined', compact = false }: DownloadButtonProps) {
  const { t } = useTranslation()
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveInvoice(id),
    onError: ({ message }) => toastError(t(message)),
  })
  return (
    <Button
      variant={variant}
      busy={isPending}
      icon={!compact && <IconDownload size={20} aria-hidden />}
      onClick={() => mutate()}
    >
      <span>
        {t(compact ? 'Download' : 'Download PDF')}
        {number && <span className="visually-hidden"> {number}</span>}
      </span>
    </Button>
  )
}
