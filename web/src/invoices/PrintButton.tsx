import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { RefObject } from 'react'
import { Button } from '../ui/Button.tsx'
import { useTranslation } from '../ui/translation.ts'

export interface PrintButtonProps {
  frame: RefObject<HTMLIFrameElement | null>
  disabled: boolean
}

/** Prints the document in the frame, not the page around it. */
export function PrintButton({ frame, disabled }: PrintButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      variant="quiet"
      disabled={disabled}
      icon={<IconPrinter size={20} aria-hidden />}
      onClick={() => frame.current?.contentWindow?.print()}
    >
      {t('Print')}
    </Button>
  )
}
