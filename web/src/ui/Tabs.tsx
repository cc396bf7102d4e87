import { type KeyboardEvent, type ReactNode, useId } from 'react'
import classes from './Tabs.module.css'

interface Tab<Key extends string> {
  key: Key
  label: string
  panel: () => ReactNode
}

export interface TabsProps<Key extends string> {
  label: string
  tabs: readonly Tab<Key>[]
  active: Key
  onChange: (key: Key) => void
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
/** Only where tabs are listed one below the other; elsewhere these keys scroll the page. */
const stepsInList: Readonly<Record<string, number>> = { ...steps, ArrowDown: 1, ArrowUp: -1 }
const isList = (tab: HTMLElement) =>
  tab.parentElement !== null && getComputedStyle(tab.parentElement).gridAutoFlow === 'row'

/** A few panels of which one is shown. The arrow keys move between the tabs, as the ARIA tabs pattern asks. */
export function Tabs<Key extends string>({ label, tabs, active, onChange }: TabsProps<Key>) {
  const id = useId()
  const shown = tabs.find((tab) => tab.key === active) ?? tabs[0]

  /** From the tab with the focus: after a quick key, the chosen one may not be shown yet. */
  function move(event: KeyboardEvent<HTMLElement>, from: Key) {
    const step = (isList(event.currentTarget) ? stepsInList : steps)[event.key]
    if (!step) return
    event.preventDefault()
    const next = tabs.at((tabs.findIndex((tab) => tab.key === from) + step) % tabs.length)
    if (!next) return
    onChange(next.key)
    document.getElementById(`${id}-${next.key}`)?.focus()
  }

  return (
    <>
      <div className={classes.room}>
        <div role="tablist" aria-label={label} className={classes.list}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              id={`${id}-${tab.key}`}
              type="button"
              role="tab"
              className={classes.tab}
              aria-selected={tab.key === active}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === active ? 0 : -1}
              onKeyDown={(event) => move(event, tab.key)}
              onClick={() => onChange(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`} key={active}>
        {shown?.panel()}
      </div>
    </>
  )
}
