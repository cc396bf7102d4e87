import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
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

const chosen = ({ target }: SyntheticEvent) => (target as Element).closest('a, button')

/** A button with a panel below. Escape, a click outside, a choice inside and a navigation close the panel. */
export function Disclosure({ label, title, children, isCurrent = false, side = 'end' }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the page has changed
  useEffect(() => setOpen(false), [key])

  useDismissal({ open, root, button, onDismiss: () => setOpen(false) })

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
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <Surface
        raised
        id={panelId}
        className={classes.panel}
        data-side={side}
        hidden={!open}
        // Before the choice opens a dialog, which returns the focus to where it was.
        onClickCapture={(event) => chosen(event) && button.current?.focus()}
        onClick={(event) => chosen(event) && setOpen(false)}
      >
        {open && children}
      </Surface>
    </div>
  )
}
