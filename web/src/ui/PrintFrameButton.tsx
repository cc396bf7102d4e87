import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { RefObject } from 'react'
import { Button } from './Button.tsx'
import { useTranslation } from './translation.ts'

export interface PrintFrameButtonProps {
  frame: RefObject<HTMLIFrameElement | null>
  disabled: boolean
}

/** Prints the document in the frame, not the page around it. */
export function PrintFrameButton({ frame, disabled }: PrintFrameButtonProps) {
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
