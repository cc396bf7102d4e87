import { type ReactNode, useState } from 'react'
import { lazyDialog } from '../../ui/lazyDialog.ts'
import { useFullViewStep } from './fullView.ts'

const FullViewDialog = lazyDialog(() => import('./FullViewDialog.tsx'))

/** For covered cards: returns the press handler and the dialog that it opens. */
export function useCovered(): { onCovered: () => void; dialog: ReactNode } {
  const step = useFullViewStep()
  const [open, setOpen] = useState(false)
  const dialog = open && step && <FullViewDialog step={step} onClose={() => setOpen(false)} />
  return { onCovered: () => setOpen(true), dialog }
}
