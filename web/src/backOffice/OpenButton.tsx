import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from '../ui/Button.tsx'
import { t } from '../ui/translation.ts'

interface OpenButtonProps extends Pick<ButtonProps, 'variant'> {
  label: string
  Icon: ComponentType<{ size: number; 'aria-hidden': true }>
  opens: (close: () => void) => ReactNode
}

/** A button next to the title that opens a dialog. */
export function OpenButton({ label, Icon, variant, opens }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant={variant} icon={<Icon size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {t(label)}
      </Button>
      {isOpen && opens(() => setOpen(false))}
    </>
  )
}
