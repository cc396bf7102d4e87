import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import classes from './Disclosure.module.css'
import { Surface } from './Surface.tsx'
import { useDismissal } from './useDismissal.ts'

export interface DisclosureProps {
  label: ReactNode
  /** What the button does, if its label alone does not say. */
  title?: string
  children: ReactNode
  /** Whether the page belongs to what the panel lists. */
  isCurrent?: boolean
  /** The edge of the button with which the panel is aligned. */
  side?: 'start' | 'end'
}

/** A button with a panel below. Escape, a click outside, a choice inside and a navigation close the panel. */
export function Disclosure({ label, title, children, isCurrent = false, side = 'end' }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()
  const arriving = useNavigation().location?.key
  const arrivingAtOpening = useRef<string>(undefined)

  useEffect(() => {
    // Somebody who opened the panel while a page was on its way still wants it once the page is there.
    if (key !== arrivingAtOpening.current) setOpen(false)
  }, [key])

  useDismissal({ open, root, button, onDismiss: () => setOpen(false) })

  function toggle() {
    arrivingAtOpening.current = arriving
    setOpen(!open)
  }

  /** A dialog that the choice opens returns the focus to the button. */
  function choose({ target }: SyntheticEvent) {
    if (!(target as Element).closest('a, button')) return
    button.current?.focus()
    setOpen(false)
  }

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={title}
        aria-expanded={open}
        aria-current={isCurrent || undefined}
        aria-controls={panelId}
        onClick={toggle}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <Surface raised id={panelId} className={classes.panel} data-side={side} hidden={!open} onClick={choose}>
        {open && children}
      </Surface>
    </div>
  )
}
