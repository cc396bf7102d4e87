import IconLayoutSidebarLeftCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs'
import IconLayoutSidebarLeftExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs'
import { useEffect } from 'react'
import { useOwnChoice } from '../platform/ownChoices.ts'
import { t } from '../ui/translation.ts'
import headers from './headers.module.css'
import { narrow, narrowAttribute, narrowChoice } from './narrowMenu.ts'

/** Narrows the side menu to its icons, or widens it. The browser stores each person's choice. */
export function NarrowMenuButton({ className }: { className: string | undefined }) {
  const [words = [], choose] = useOwnChoice(narrowChoice)
  const isNarrow = words.includes(narrow)
  const label = isNarrow ? t('Widen the menu') : t('Narrow the menu to icons')
  const Icon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  useEffect(() => {
    document.documentElement.toggleAttribute(narrowAttribute, isNarrow)
  }, [isNarrow])

  return (
    <button
      type="button"
      className={`${headers.iconButton} ${className}`}
      aria-label={label}
      title={label}
      onClick={() => choose(isNarrow ? [] : [narrow])}
    >
      <Icon size={20} aria-hidden />
    </button>
  )
}
