import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import classes from './Disclosure.module.css'
import { Surface } from './Surface.tsx'

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

/** A button with a panel below. Escape, a click outside or on a link inside, and a navigation close the panel. */
export function Disclosure({ label, title, children, isCurrent = false, side = 'end' }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means that the page has changed
  useEffect(() => setOpen(false), [key])

  useEffect(() => {
    if (!open) return
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) setOpen(false)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

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
      <Surface raised id={panelId} className={classes.panel} data-side={side} hidden={!open}>
        {open && children}
      </Surface>
    </div>
  )
}
