import { type ComponentType, type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'
import { t } from './translation.ts'

interface OpenButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  label: string
  Icon?: ComponentType<{ size: number; 'aria-hidden': true }>
  opens: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function OpenButton({ label, Icon, opens, ...look }: OpenButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...look}
        icon={Icon && <Icon size={20} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t(label)}
      </Button>
      {isOpen && opens(() => setOpen(false))}
    </>
  )
}
