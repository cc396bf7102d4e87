import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Surface } from '../ui/Surface.tsx'
import classes from './Disclosure.module.css'

export interface DisclosureProps {
  label: ReactNode
  /** What the button does, where its label alone would not say. */
  title?: string
  children: ReactNode
}

/** A button with a panel under it. Escape, a click elsewhere and a navigation close it. */
export function Disclosure({ label, title, children }: DisclosureProps) {
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for "the page has changed"
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
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
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
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown size={16} aria-hidden />
      </button>
      <Surface raised id={panelId} className={classes.panel} hidden={!open}>
        {open && children}
      </Surface>
    </div>
  )
}
